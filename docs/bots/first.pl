#!/usr/bin/perl
# A bot that buys a plant whenever it can, builds once it has money, and runs all it can run.
use strict;
use warnings;
use JSON::PP;
$| = 1;

while (my $line = <STDIN>) {
    my $message = decode_json($line);
    next if $message->{type} eq "game";
    my @options = @{ $message->{options} };
    my ($answer) = grep { $_->{type} =~ /^(?:pass|end)$/ } @options;
    my $question = $message->{question};
    if ($question eq "run") {
        ($answer) = sort { $b->{powered} <=> $a->{powered} } @options;
    } elsif ($question ne "bid") {
        my @others = grep { $_->{type} ne "end" && ($_->{price} // 0) < 25 } @options;
        $answer = $others[-1] // $answer;
    }
    print encode_json($answer // $options[0]), "\n";
}
