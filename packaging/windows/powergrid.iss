; SPDX-License-Identifier: MIT
; NEVER RUN: the installer for Windows, for Inno Setup 6; build.ps1 runs it.

[Setup]
AppId=io.github.powergrid_desktop.PowerGrid
AppName=Power Grid
AppVersion={#Version}
AppPublisher=The Power Grid on the desktop authors
PrivilegesRequired=lowest
DefaultDirName={autopf}\Power Grid
DefaultGroupName=Power Grid
DisableProgramGroupPage=yes
LicenseFile=..\..\LICENSE
OutputDir=..\..\dist
OutputBaseFilename=powergrid-desktop-{#Version}-windows-x86_64
Compression=lzma2
SolidCompression=yes
ArchitecturesAllowed=x64compatible
ChangesAssociations=yes
UninstallDisplayIcon={app}\powergrid.exe

[Files]
Source: "..\..\build\bundle\powergrid-desktop\*"; DestDir: "{app}"; Flags: recursesubdirs ignoreversion

[Icons]
Name: "{autoprograms}\Power Grid"; Filename: "{app}\powergrid.exe"

[Registry]
; Windows knows only the last suffix, .json: the game is offered for it, but not made the default.
Root: HKA; Subkey: "Software\Classes\.json\OpenWithProgids"; ValueType: string; ValueName: "PowerGrid.Record"; ValueData: ""; Flags: uninsdeletevalue
Root: HKA; Subkey: "Software\Classes\PowerGrid.Record"; ValueType: string; ValueData: "Power Grid game"; Flags: uninsdeletekey
Root: HKA; Subkey: "Software\Classes\PowerGrid.Record\shell\open\command"; ValueType: string; ValueData: """{app}\powergrid.exe"" ""%1"""
