# What every game shares, in English.

list-none = nothing
list-comma = { $first }, { $next }
list-and = { $first } and { $last }

refusal-game-over = The game is over.
refusal-not-now = That is not what is to be decided now.
refusal-first = Not now. First: { $what }
refusal-not-your-decision = It is not yours to decide now.

option-on = Yes
option-off = No
decks-title = Cards
decks-about = Decks of whoever hosts this table, in place of the cards of the game.
decks-none = Cards of the game
decks-broken = { $name } (has a mistake)

card-name = { $en }

# What cards do: the grammar of their expressions

effect-now = at once: { $what }
effect-end = at the end: { $what }
effect-clauses = { $first }; { $next }
effect-then = { $first }, then { $next }
effect-times = { $n ->
    [2] { $what }, twice
   *[other] { $what }, { $n } times
}
effect-or = { $first }, or { $next }
effect-or-more = { $first }, or { $next }
effect-either = { $first } or { $next }
effect-either-more = { $first } or { $next }
effect-amounts = { $amounts }
effect-may = may { $what }
effect-repeatedly = may { $what }, any number of times
effect-for = { $cost } for { $gain }
effect-to = { $cost } to { $result }
effect-per = { $what } for every { $per }
effect-as = { $what } as { $result }
effect-if-most = { $form ->
    [bare] { $what } for { $most }
   *[do] { $what } if you have { $most }
}
effect-if-no = { $what } { $no }
effect-if-least = { $form ->
    [bare] { $what } with { $least }
   *[do] { $what } if you have { $least }
}
effect-when-most = , with { $most }
effect-when-no = , { $no }
effect-when-least = , with { $least }
effect-everyone = everybody: { $what }
effect-everyone-most = everybody with { $most }: { $what }
effect-everyone-no = everybody { $no }: { $what }
effect-everyone-least = everybody with { $least }: { $what }

level-beginner = Beginner
level-beginner-about = Has just read the rules: sees what a move brings, but hardly what it is worth.
level-easy = Easy
level-easy-about = Looks one turn ahead, but often takes a middling move for a good one.
level-normal = Normal
level-normal-about = Looks one turn ahead, and takes good moves, not always the best.
level-hard = Hard
level-hard-about = Looks one turn ahead and hardly ever slips.
level-expert = Expert
level-expert-about = Thinks several turns ahead, for you too, over the cards that you might hold.
level-search = Sage
level-search-about = Thinks several turns ahead, as long as it likes.
level-random = Wanderer
level-random-about = Plays by chance: any legal move is as good as another.
level-greedy = Steward
level-greedy-about = Looks one turn ahead and takes what brings the most.
level-program-about = A program that the host of this server has invited.

rules-renewed = The rules or the cards of this game have been renewed; play goes on from this position. The record of what was played before is kept.

forfeit = The program { $player } has forfeited: { $reason ->
    [slow] it took too long over a move
    [ended] it stopped in the middle of the game
    [illegal] it wanted a move that is not legal
    [protocol] its answer made no sense
    [start] it could not be started
   *[gone] this server no longer offers it
}. A bot of the house plays on in its place.

seat-nobody = leaves the table
seat-bot = makes room for a bot
seat-late = runs out of time, and a bot plays on
seat-me = plays again
seat-friend = waits for a friend
concede = concedes, and the game is over

cli-saved-in = Your game is saved after every move in { $file }
cli-hint-line = Type a number to play; t for the whole table, hint for advice, ? for help, q to quit.
cli-log-line = { $seat }: { $what }
cli-log-next = { $first }; { $next }
cli-nothing-happened = Nothing has happened since your last decision.
cli-question = { $seat }. { $question }
cli-thinking = { $seat } is thinking...
cli-curtain = Pass the screen to { $seat }, then press Enter
cli-bad-number = There is no move { $n }; type a number from 1 to { $most }.
cli-bad-input = "{ $text }" is no move. Type a number from 1 to { $most }, or ? for help.
cli-did-you-mean = "{ $text }" is no move. Did you mean "{ $guess }"?
cli-which-move = Say which move: w MOVE, for example: w { $example }
cli-legal = That move is legal now.
cli-not-legal = { $reason } ({ $rule })
cli-nothing-to-undo = You have made no decision yet that could be taken back.
cli-undone = Taken back. You decide again.
cli-saved = Saved in { $file }
cli-not-saved = Could not save: { $reason }
cli-resume = To go on later: { $command }
cli-over = The game is over.
cli-scores = Final scores
cli-category = Points for
cli-total = Total
cli-winner = { $winners } wins.
cli-winner-of-tie = { $winners } wins the tie-break.
cli-result = { $points ->
    [one] Your result: { $points } point.
   *[other] Your result: { $points } points.
}
cli-winners = { $winners } share the victory.
cli-common = { $points ->
    [one] Together: { $points } point.
   *[other] Together: { $points } points.
}
cli-goal = { $points ->
    [one] Needed: { $points } point.
   *[other] Needed: { $points } points.
}
cli-you-win = { $players ->
    [one] You win.
   *[other] You win together.
}
cli-you-lose = { $players ->
    [one] You lose.
   *[other] You lose together.
}
cli-nobody-wins = Nobody wins.
cli-help-number = play the move with that number
cli-help-notation = play a move by its notation, for example: { $example }
cli-help-table = the whole table
cli-help-log = all that happened since your last decision
cli-help-moves = all moves, whole
cli-help-hint = what a bot would do in your place
cli-help-why = why a move is not legal now
cli-help-notations = the notations of the legal moves
cli-help-undo = take back: return to your last decision, unless something was shown since
cli-help-save = save the game (into another file)
cli-help-quit = save and quit
cli-help-help = this list
cli-command-number = a number
cli-command-move = a move
cli-command-why = w, why MOVE
cli-command-save = s, save [FILE]
cli-commands = Commands
cli-game = { $name }: { $title }
cli-game-players = Players: { $least } to { $most }.
cli-game-options = Options, as in: regnum play { $name } -o NAME=VALUE
cli-option-choices = { $choices } (default: { $default })
cli-option-by-seat = for each seat ({ $seats }): { $choices } (default: { $default })
cli-option-text = text (default: none)
glance-player = Player
glance-points = Points
cli-more-news = ... { $n } earlier; l tells all
cli-more-moves = ... m shows the moves whole
cli-undo-shown = Something was shown since that you could not know: that move can't be taken back.
cli-undo-ask = { $seat } has moved since. { $seat }, may it be taken back? (y/n)
cli-undo-refused = It stays as it is.
cli-hint = { $number }: { $move } (chance { $chance } %, about { $points } points)
cli-hint-alone = { $number }: { $move } (about { $points } points)
cli-no-saves = No game is saved yet; begin one: regnum play GAME
cli-save-open = { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}
cli-save-over = { $moves ->
    [one] over after { $moves } move
   *[other] over after { $moves } moves
}
cli-replay-points = { $who } { $n }
cli-replay-over = { $title }: over after { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}; points: { $points }
cli-replay-open = { $title }: { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}, not over yet; points: { $points }
cli-replay-goal = { $told }; needed: { $goal }
cli-replay-step = Enter: next move, q: stop

# Lessons

learn-begin = Lesson: { $title }
learn-help = Type a number to play; ? for help, u to take back, q to leave. You can go on later.
learn-go-on = [Enter: go on]
learn-wrong = A good move perhaps, but not the one this step is about. Try again: nothing has changed.
learn-refused = { $said } ({ $rule })
learn-done = The lesson is done. Well played!
learn-minutes = { $n } min
learn-which = Which lesson? [Enter: { $n }, q: leave]{" "}
learn-no-such = Type a number from 1 to { $n }, or q.
learn-next = [Enter: next lesson, "{ $title }"; q: leave]{" "}
learn-all-done = That was the last lesson. Play a real game now: regnum play { $game } --seats me,easy
