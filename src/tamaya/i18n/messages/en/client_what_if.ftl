# What if: other moves in a finished game.
client-what-if = What if…
client-what-if-controls = Trying other moves
client-what-if-start = Play from the start of the game
client-what-if-place = { $count ->
    [0] Play on from here, after move { $move }
    [one] Your branch: { $count } move, played after move { $move }
   *[other] Your branch: { $count } moves, played after move { $move }
}
client-what-if-leave = Back to the game
client-what-if-back = Take back
client-what-if-forward = Next move of the branch
client-what-if-hands = Hands
client-what-if-hands-all = all hands open
client-what-if-hands-others = what the player to move sees
client-what-if-players = Who plays
client-what-if-players-me = I play for everyone
client-what-if-players-bots = I play as { $player }, bots play the others
client-what-if-branches = Branches
client-what-if-branch = { $count ->
    [one] After move { $move }: { $count } move
   *[other] After move { $move }: { $count } moves
}
client-what-if-none = No branches yet. Try a move that wasn’t played in the game, and the new branch will appear here.
client-what-if-share = Copy link with all branches
client-what-if-kept = Branches are kept in this browser. The link contains a copy of them.
client-what-if-remove = Delete: { $branch }
client-what-if-name = Name
client-what-if-comment = Comment
client-what-if-full = There are too many branches, so this move wasn’t saved. Delete a branch first.
client-what-if-damaged = The branches in this link can’t be read. Ask for the link again.
