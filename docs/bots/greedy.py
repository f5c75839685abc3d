#!/usr/bin/env python3
"""A bot that takes the largest plant it can afford, fuels it, and builds where it is cheap."""

import json
import sys

game = {}
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "game":
        game = {plant["plant"]: plant for plant in message["plants"]}
        continue
    options = {option["type"]: option for option in message["options"]}
    answer = options.get("pass") or options.get("end") or message["options"][0]
    if message["question"] == "open":
        plants = [one for one in message["options"] if one["type"] == "open"]
        answer = max(plants, key=lambda one: game[one["plant"]]["cities"], default=answer)
    elif message["question"] in ("buy", "build"):
        cheap = [one for one in message["options"] if one.get("price", 99) <= 20]
        answer = min(cheap, key=lambda one: one["price"], default=answer)
    elif message["question"] == "run":
        answer = max(message["options"], key=lambda one: one["powered"])
    print(json.dumps(answer), flush=True)
