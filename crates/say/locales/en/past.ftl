### Looking back at a match.

past-caption = { $ply } of { $last }: { $said }
past-start = the start
past-steps = Steps
past-first = Go to the start
past-previous = Step back
past-play = Play through
past-next = Step forward
past-last = Go to the end
past-open = Review with chart
past-analyse = Let the bots judge this match
past-chart-points = Points
past-chart-estimate = Winning chances, as a strong bot sees them
past-chart-exact = What each player could force, according to the solved game
past-chart-numbers = In numbers
past-chart-move = Turn
past-chart-percent = { $value }%
past-better = Better: { $action }.
past-played = Played: { $action }.
past-no-mistakes = Nothing was given away.
past-play-on-about = Play on from this moment:
past-play-on-bots = Against bots
past-play-on-screen = On one screen
past-back-to-table = Back to the table
past-record-wrong = { $what }. { $reason }
past-record-unfinished = this match is not over, and only its own server can roll its dice
past-record-long = this record has too many entries: this server takes { $most } at most
past-judgement = How it was played
past-analyse-about = A strong bot looks at every decision. That takes a moment.
past-accuracy = Accuracy
past-best-found = Best or as good
past-of = { $some } of { $all }
past-accuracy-how = What is accuracy?
past-accuracy-about = A strong bot weighs what was played against the best it finds. A decision that gives nothing away counts in full, one that gives away an eighth of the match counts half, and a quarter or more counts nothing. Only decisions count in which something could be lost. The bot judges by what the player could know, and is not always right.
past-costliest = The costliest moments
past-own-costliest = Your costliest moments
past-cost = It cost { $percent }% of the winning chances.
past-instead = next: { $played } { $cost } Better: { $action }.
past-chart-last = turn { $last }
past-turn = Turn { $turn }:
past-cost-points = { $points ->
    [1] It cost about { $points } point.
   *[other] It cost about { $points } points.
}
past-chart-mistake = mistake
past-analysing = The bot has looked at { $done } of { $of ->
    [one] { $of } decision
   *[other] { $of } decisions
}.
