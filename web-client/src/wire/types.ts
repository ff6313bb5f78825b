// The types of the wire, generated from those of the server. Not to be edited by hand.

export const VERSION = 1;
export const OLDEST_VERSION = 1;

/** The server does not know the guest, or no longer. Do not connect again with this secret. */
export const UNKNOWN_GUEST_CODE = 4401;

/** The id of a table, as it stands in its link. */
export type TableName = string;

/** An entry of a table's log, counted from 1 without gaps for each viewpoint. */
export type Sequence = number;

/** How a guest looks at a table: `seat-2`, `spectator`, `all-hands` for somebody who watches with all hands, `reviewer` once the game is over, or `outside` where it is not shown. */
export type ViewpointName = string;

/** The id that the client gives a command; never reused for another. */
export type CommandId = string;

/** A seat, counted clockwise from 0. */
export type Seat = number;

/** Milliseconds since 1970. */
export type Moment = number;

/** The number of a card, in the order of drawing. */
export type Card = number;

/** A suit's letter and a value, such as `r3`; `rules` has both. */
export type Face = string;

/** What a clue names: a colour such as `red`, or a value `3`. */
export type Clue = string;

/** A move in the notation of its game, such as `p12`. */
export type MoveText = string;

/** What is put into a message: a text, a number, or another message. */
export type WireArgument = string | number | WireMessage;

/** Who finds the table without its link. */
export type Visibility = "listed" | "unlisted";

/** What people may say while they play. */
export type Talk = "silent" | "remarks" | "open";

/** What happens when a turn takes longer than agreed. */
export type DeadlineAction = "wait" | "bot";

/** What people without a seat may see. */
export type SpectatorAccess = "none" | "without-hands" | "all-hands";

/** What may be said where only remarks are allowed; each is a message key. */
export type Remark = "know-nothing" | "remember" | "thinking" | "well-done" | "sorry" | "thanks";

/** A table waits for its people, plays, and is over; or it never began and expired. */
export type Phase = "waiting" | "playing" | "finished" | "expired";

/** What a game came to. */
export type Result = "won" | "lost" | "finished";

/** Why a game ended. */
export type Cause = "complete" | "errors" | "last-round" | "lost-card" | "no-move";

/** Which colour clues point at the cards of a suit. */
export type Touch = "own" | "every" | "none";

/** The order in which a firework is laid. */
export type Direction = "up" | "down";

/** What a suit does to the score. */
export type Scoring = "points" | "penalty";

/** What happens once the deck is empty. */
export type Ending = "last-round" | "final-flourish";

/** What a game that is ended by errors is worth. */
export type LostPoints = "zero" | "kept";

/** Whether a firework can still be completed. */
export type FireworkFate = "open" | "complete" | "lost" | "lost-unless-rescued";

/** The six bonus tiles of 5 Flamboyants, by the number of their effect. */
export type Tile = 1 | 2 | 3 | 4 | 5 | 6;

/** Why a move looks like a mistake by what the viewer is shown of the card. */
export type MoveWarning = "never-fits" | "irreplaceable" | "playable";

/** What the colours of a whole bouquet make of it. */
export type Harmony = "one-colour" | "five-colours" | "two-colours" | "plain";

/** The combinations of values that count. */
export type Kind = "pair" | "three" | "four" | "five" | "one-to-four" | "two-to-five" | "one-to-five";

/** What became of a card in the end. */
export type CardEnd = "laid" | "laid-from-discard" | "misfired" | "discarded" | "shuffled-in" | "held" | "in-deck";

export type ClientMessage =
  | Hello
  | Attach
  | Detach
  | SendCommand
  | Ping;

export type Command =
  | Sit
  | Contribute
  | Leave
  | AddBot
  | Remove
  | ChangeOptions
  | Start
  | MakeMove
  | Say
  | MakeRemark
  | WriteNote
  | VoteToEnd
  | RequestSeat
  | WithdrawRequest
  | AnswerRequest
  | OpenRematch;

export type ServerMessage =
  | Welcome
  | Reload
  | Attached
  | NewEntry
  | BotsPreparing
  | Done
  | RefusalMessage
  | Pong;

export type TableEvent =
  | TableOpened
  | OptionsChanged
  | SeatTaken
  | Contributed
  | BotSeated
  | SeatLeft
  | GuestRemoved
  | HostChanged
  | GameStarted
  | MoveMade
  | SeatSpoke
  | SpectatorSpoke
  | NoteWritten
  | EndVoted
  | GameGivenUp
  | SeatRequested
  | RequestAnswered
  | RequestWithdrawn
  | SeatTakenOver
  | RematchOpened
  | TableExpired;

export type GameEvent =
  | HanabiClued
  | HanabiLaid
  | HanabiLaidFromDiscard
  | HanabiMisfired
  | HanabiDiscarded
  | HanabiTokenReturned
  | HanabiFireworkCompleted
  | HanabiTileRevealed
  | HanabiEffectLost
  | HanabiErrorUndone
  | HanabiRearranged
  | HanabiTurnPassed
  | HanabiLastRoundBegan
  | HanabiGameEnded
  | HanabiDrew
  | HanabiDrewUnseen
  | HanabiShuffledIn
  | HanabiShuffledInUnseen
  | IkebanaRoundBegan
  | IkebanaPilesGathered
  | IkebanaKept
  | IkebanaRejected
  | IkebanaBought
  | IkebanaPaid
  | IkebanaTurnPassed
  | IkebanaRoundEnded
  | IkebanaGameEnded
  | IkebanaDrew
  | IkebanaDrewUnseen
  | IkebanaShuffled
  | IkebanaShuffledUnseen;

export type GameView =
  | HanabiView
  | IkebanaView;

export type HanabiMove =
  | LegalPlay
  | LegalDiscard
  | LegalClue
  | LegalTakeBack
  | LegalDecline;

export type IkebanaMove =
  | LegalDraw
  | LegalKeep
  | LegalReject
  | LegalBuy;

/** The first message of a connection. */
export interface Hello {
  type: "hello";
  /** The newest version of the wire that the client speaks. */
  version: number;
}

/** Receive the table, what was missed, and every new entry from now on. */
export interface Attach {
  type: "attach";
  /** The table to attach to. */
  table: TableName;
  /** The last sequence that the client has; 0 for the whole log. */
  after?: Sequence;
  /** The viewpoint of its last `attached`: if it has changed, the whole log is sent again. */
  viewpoint?: ViewpointName | null;
  /** The table's password, where it has one and the guest has not given it before. */
  password?: string | null;
}

/** Stop receiving a table. */
export interface Detach {
  type: "detach";
  /** The table to detach from. */
  table: TableName;
}

/** Send a command to a table. Sent again with the same id, it is still applied once. */
export interface SendCommand {
  type: "command";
  /** Comes back in `done` or `refused`. */
  id: CommandId;
  /** The table that it is for. */
  table: TableName;
  /** What to do. */
  command: Command;
}

/** Take a seat or move to another, this one or any free one. The contribution is mixed into the shuffle. */
export interface Sit {
  type: "sit";
  /** The seat that this is about. */
  seat?: number | null;
  /** A part of the shuffle: 32 hexadecimal digits, drawn at random. */
  contribution?: string;
}

/** Add one's part to the shuffle after sitting down, as in a rematch. */
export interface Contribute {
  type: "contribute";
  /** A part of the shuffle: 32 hexadecimal digits, drawn at random. */
  contribution: string;
}

/** Give up one's seat. */
export interface Leave {
  type: "leave";
}

/** Have a bot of the house take a seat. */
export interface AddBot {
  type: "add-bot";
  /** The bot, by its name in the roster. */
  bot: string;
  /** The seat that this is about. */
  seat?: number | null;
}

/** The host clears a seat before the start; a guest removed so may not come back. */
export interface Remove {
  type: "remove";
  /** The seat that this is about. */
  seat: number;
}

/** Settle the table's options anew. */
export interface ChangeOptions {
  type: "change-options";
  /** What the table's people have chosen. */
  options: Options;
  /** Whether the table's password stays where the options name none. */
  "keeps-password"?: boolean;
}

/** All that the people of a table may choose until the start. */
export interface Options {
  /** `hanabi` or `ikebana`. */
  game?: string;
  /** The box that Hanabi is played from. */
  edition?: string;
  /** What is added to the game. */
  extensions?: readonly string[];
  /** What is set otherwise than in the box. */
  settings?: Readonly<Record<string, string>>;
  /** How many seats the table has. */
  seats?: number;
  /** The seat that begins, or None to have it drawn. */
  "first-seat"?: number | null;
  /** Whether the table is found without its link. */
  visibility?: Visibility;
  /** The password as people type it, or empty for none; only its hash is kept. */
  password?: string;
  /** What people may say while they play; where nothing is chosen, what is usual in the game. */
  talk?: Talk;
  /** The level of knowledge that the table is shown; 0 for none. */
  "help-level"?: number;
  /** How long a turn may take, or None without a clock. */
  "turn-seconds"?: number | null;
  /** What happens when a turn takes longer than agreed. */
  "at-deadline"?: DeadlineAction;
  /** What people without a seat may see while the game goes on. */
  watching?: SpectatorAccess;
}

/** Begin the game. */
export interface Start {
  type: "start";
}

/** Make a move of the game, written in its notation. */
export interface MakeMove {
  type: "move";
  /** The move, in the notation of its game. */
  move: string;
}

/** Say something in one's own words. */
export interface Say {
  type: "say";
  /** What was said. */
  text: string;
}

/** Say one of the remarks that everybody knows. */
export interface MakeRemark {
  type: "remark";
  /** One of the remarks that everybody knows. */
  remark: Remark;
}

/** Write a note on a card for oneself alone, or take it away with neither text nor marks. */
export interface WriteNote {
  type: "note";
  /** The card. */
  card: number;
  /** What was said. */
  text?: string;
  /** The faces that it may have, such as `r3`. */
  faces?: readonly string[];
}

/** Wish that the game be given up, or wish it no longer. */
export interface VoteToEnd {
  type: "vote-to-end";
  /** Whether it is wished. */
  wish?: boolean;
}

/** Ask the others for a seat in a running game: for oneself, or for a bot. */
export interface RequestSeat {
  type: "request-seat";
  /** The seat that this is about. */
  seat: number;
  /** The bot, by its name in the roster. */
  bot?: string | null;
}

/** Ask no longer for the seat that one has asked for. */
export interface WithdrawRequest {
  type: "withdraw-request";
}

/** Agree or not to the seat that was asked for. */
export interface AnswerRequest {
  type: "answer-request";
  /** Whether it is agreed to. */
  agree: boolean;
}

/** Open a table for the same people and the same options. */
export interface OpenRematch {
  type: "rematch";
}

/** Ask whether the server is still there. */
export interface Ping {
  type: "ping";
  /** Comes back in `pong`. */
  id: CommandId;
}

/** The answer to `hello`. */
export interface Welcome {
  type: "welcome";
  /** The version that both will speak. */
  version: number;
  /** The name by which the house knows the guest. */
  name: string;
  /** The oldest version that the house still speaks. */
  "oldest-version": number;
}

/** The answer to `hello` of a client that is too old: nothing more will be said. */
export interface Reload {
  type: "reload";
}

/** The table as it stands, and what was missed: the answer to `attach`. It also comes by itself whenever the guest's viewpoint changes: whoever sits down, leaves, or is there when the game is over sees another log, told from its beginning. */
export interface Attached {
  type: "attached";
  /** The table. */
  table: TableName;
  /** How the guest looks at the table. */
  viewpoint: ViewpointName;
  /** The last entry that this viewpoint includes. */
  sequence: Sequence;
  /** The table as it stands. */
  state: TableState;
  /** The game as it stands, once there is one and if the guest may see it. */
  view: GameView | null;
  /** The entry that `entries` follow: 0 where the client is to forget all it had of the log. */
  after: Sequence;
  /** The entries after that one. */
  entries: readonly Entry[];
}

/** A table as it stands, for one guest. */
export interface TableState {
  /** The table. */
  table: TableName;
  /** The last entry that this includes. */
  sequence: Sequence;
  /** How far the table has come. */
  phase: Phase;
  /** What its people have chosen. */
  options: ShownOptions;
  /** The seat of whoever looks after the table, or nothing where they hold none. */
  "host-seat": Seat | null;
  /** Whether the guest looks after the table. */
  "is-host": boolean;
  /** Who holds each seat. */
  holders: readonly (ShownHolder | null)[];
  /** The seat that the guest holds. */
  "my-seat": Seat | null;
  /** Why the game cannot be begun yet, at a table that waits for its beginning. */
  "start-objection": ShownRefusal | null;
  /** What the house's part of the shuffle was committed to, from the opening on. */
  commitment: string;
  /** When the seat to act has used up its time, for those to whom the game is shown. */
  deadline: Moment | null;
  /** The seats that wish the game be given up. */
  "end-votes": readonly Seat[];
  /** The seat that somebody asks for. */
  request: ShownRequest | null;
  /** Whether the game was given up. */
  "is-given-up": boolean;
  /** How the game ended. */
  result: HanabiResult | IkebanaResult | null;
  /** The parts of the shuffle, once the game is over. */
  fairness: Fairness | null;
  /** What the guest's seat has written on cards; after the end, what every seat has. */
  notes: readonly ShownNote[];
  /** The table at which the same people play again. */
  rematch: TableName | null;
}

/** All that the people of a table have chosen. Of a password it has only that there is one. */
export interface ShownOptions {
  /** `hanabi` or `ikebana`. */
  game: string;
  /** The box that Hanabi is played from. */
  edition: string;
  /** What is added to the game. */
  extensions: readonly string[];
  /** What is set otherwise than in the box. */
  settings: Readonly<Record<string, string>>;
  /** How many seats the table has. */
  seats: number;
  /** The seat that begins, or nothing to have it drawn. */
  "first-seat": Seat | null;
  /** Whether the table is found without its link. */
  visibility: Visibility;
  /** Whether one must know a password to come in. */
  "has-password": boolean;
  /** What people may say while they play. */
  talk: Talk;
  /** How much of what a seat knows is shown: 0 for none, then told, excluded, counted, deduced. */
  "help-level": number;
  /** How long a turn may take, or nothing without a clock. */
  "turn-seconds": number | null;
  /** What happens when a turn takes longer. */
  "at-deadline": DeadlineAction;
  /** What people without a seat may see while the game goes on. */
  watching: SpectatorAccess;
}

/** Who holds a seat. */
export interface ShownHolder {
  /** The name of its holder. */
  name: string;
  /** The bot that holds it, by its name in the roster, or nothing for a person. */
  bot: string | null;
  /** Whether the holder left in mid-game, so that the hand waits for somebody. */
  "is-away": boolean;
  /** Whether it is the guest's own. */
  "is-me": boolean;
  /** Whether its holder has added a part to the shuffle. */
  "has-contributed": boolean;
}

/** What somebody would be verdict who asked for it now. */
export interface ShownRefusal {
  /** A key of one of the closed lists of refusals. */
  reason: string;
  /** What the sentence of the reason needs. */
  details: Readonly<Record<string, string | number>>;
}

/** Somebody asks for a seat of the running game. */
export interface ShownRequest {
  /** The seat asked for. */
  seat: Seat;
  /** Who would sit there. */
  name: string;
  /** The bot that would, or nothing for a person. */
  bot: string | null;
  /** The seats that have agreed so far. */
  agreed: readonly Seat[];
  /** Whether the guest would sit there. */
  "is-mine": boolean;
}

/** How a game of Hanabi ended. */
export interface HanabiResult {
  game: "hanabi";
  /** Won, lost or finished. */
  result: Result;
  /** Why it ended. */
  cause: Cause;
  /** What it is worth. */
  score: number;
  /** The points that lie on the table. */
  points: number;
  /** The crowd's verdict, or nothing where the scale is not used. */
  band: string | null;
  /** Whether the verdict carries the mention of a suit that only takes points off. */
  "has-black-powder": boolean;
}

/** How a game of Ikebana ended. */
export interface IkebanaResult {
  game: "ikebana";
  /** The points of each seat. */
  points: readonly number[];
  /** The seats that have the most: they share the victory. */
  winners: readonly Seat[];
}

/** The parts of the shuffle: with the commitment they prove that nobody chose the cards. */
export interface Fairness {
  /** The house's part, which the commitment was made of. */
  secret: string;
  /** Each seat's part; empty where there is none. */
  contributions: readonly string[];
}

/** What a seat has written on a card. */
export interface ShownNote {
  /** Who wrote it. */
  seat: Seat;
  /** The card that it is on. */
  card: Card;
  /** Its words. */
  text: string;
  /** The faces that are marked. */
  faces: readonly Face[];
}

/** A game of Hanabi through the eyes of one viewer. */
export interface HanabiView {
  game: "hanabi";
  /** The seat whose eyes these are, or nothing for an onlooker. */
  seat: Seat | null;
  /** What lies open for all. */
  board: HanabiBoard;
  /** The cards of each seat from left to right. */
  hands: readonly (readonly HandCard[])[];
  /** What the viewer may do now; nothing when it is somebody else's turn. */
  "legal-moves": readonly HanabiMove[];
  /** Why there is no move of a kind among them, for a seat. */
  objections: Objections;
  /** The word that leaves the viewer's hand as it is; with its numbers in another order, or `!` behind some of them to set these apart, it asks for another arrangement, at any time. */
  arrangement: MoveText | null;
}

/** What lies open for all. */
export interface HanabiBoard {
  /** The parameters of the game. */
  rules: HanabiRules;
  /** The seat whose turn it is. */
  "seat-to-act": Seat;
  /** How many turns are over. */
  turn: number;
  /** How many clue tokens are left. */
  tokens: number;
  /** How many errors were made. */
  errors: number;
  /** How many cards are to be drawn. */
  "deck-size": number;
  /** The firework of each suit. */
  fireworks: readonly Firework[];
  /** The cards given up, in order. */
  discards: readonly OpenCard[];
  /** The bonus tiles turned over, in order. */
  "tiles-revealed": readonly Tile[];
  /** The bonus tiles that lie face down, in the order of their numbers. */
  "tiles-left": readonly Tile[];
  /** The bonus tile for which the seat to act owes a choice. */
  pending: Tile | null;
  /** How many turns are left, once the last round has begun. */
  "turns-left": number | null;
  /** The score as it stands. */
  score: number;
  /** The best score that is still possible. */
  "highest-reachable-score": number;
  /** The faces that could be laid now. */
  playable: readonly Face[];
  /** The faces that can never be laid any more. */
  useless: readonly Face[];
  /** The faces of which one copy is left that is still of use. */
  irreplaceable: readonly Face[];
}

/** The parameters of the game, for a screen to draw; nobody has to work with them. */
export interface HanabiRules {
  /** The suits, in the order of their fireworks. */
  suits: readonly RulesSuit[];
  /** The values printed on cards. */
  values: readonly number[];
  /** Every clue that there is: the colours, then the values. */
  clues: readonly Clue[];
  /** How many cards the game is played with. */
  cards: number;
  /** How many cards a full hand has. */
  "hand-size": number;
  /** How many clue tokens there are. */
  tokens: number;
  /** The error that ends the game. */
  errors: number;
  /** Whether a clue may point at no card. */
  "empty-clues": boolean;
  /** What happens once the deck is empty. */
  ending: Ending;
  /** Whether the bonus tiles are in play. */
  tiles: boolean;
  /** What a game that is ended by errors is worth. */
  "lost-points": LostPoints;
  /** The score of a perfect game. */
  "highest-score": number;
}

/** A suit of the game. */
export interface RulesSuit {
  /** Its name, the same as the colour that a clue names. */
  name: string;
  /** The letter that stands for it in faces. */
  letter: string;
  /** Which colour clues point at its cards. */
  touch: Touch;
  /** The order in which its firework is laid. */
  direction: Direction;
  /** How many cards of value 1, 2, … it has. */
  copies: readonly number[];
  /** What it does to the score. */
  scoring: Scoring;
}

/** The cards laid of one suit. */
export interface Firework {
  /** The suit. */
  suit: string;
  /** The order in which it is laid. */
  direction: Direction;
  /** The cards laid, in order. */
  laid: readonly OpenCard[];
  /** The card it waits for, or nothing when it is complete. */
  "next-face": Face | null;
  /** What may still become of it. */
  fate: FireworkFate;
}

/** A card that lies open for all. */
export interface OpenCard {
  /** Its number. */
  id: Card;
  /** What is printed on it. */
  face: Face;
}

/** A card in a hand. */
export interface HandCard {
  /** Its number. */
  id: Card;
  /** What is printed on it, where the viewer may see it. */
  face: Face | null;
  /** Whether it was drawn last of its hand. */
  "is-newest": boolean;
  /** Whether its holder has set it slightly apart. */
  "is-apart": boolean;
  /** The clues that pointed at it. */
  touched: readonly Clue[];
  /** The clues that its holder got and that did not point at it. */
  missed: readonly Clue[];
  /** What its holder can know of it, as far as the viewer sees that; nothing without help. */
  knowledge: Knowledge | null;
}

/** What its holder can know of a card, at the table's level of help. Each face of the game is in one of the lists: it is possible, or it was ruled out, first at that level. Levels above the table's rule nothing out here. */
export interface Knowledge {
  /** The faces that the card can have. */
  possible: readonly Face[];
  /** Ruled out by the clues that pointed at it. */
  clued: readonly Face[];
  /** Ruled out by the clues that did not point at it. */
  excluded: readonly Face[];
  /** Ruled out because all copies are in sight. */
  counted: readonly Face[];
  /** Ruled out by all hidden cards taken together. */
  deduced: readonly Face[];
}

/** Play a card. */
export interface LegalPlay {
  type: "play";
  /** The word by which it is asked for. */
  text: MoveText;
  /** The card. */
  card: Card;
  /** Why one may want to think again, as far as the table's level of help shows it. */
  warning: MoveWarning | null;
}

/** Discard a card. */
export interface LegalDiscard {
  type: "discard";
  /** The word by which it is asked for. */
  text: MoveText;
  /** The card. */
  card: Card;
  /** Why one may want to think again, as far as the table's level of help shows it. */
  warning: MoveWarning | null;
}

/** Give a clue. */
export interface LegalClue {
  type: "clue";
  /** The word by which it is asked for. */
  text: MoveText;
  /** The seat that is told. */
  target: Seat;
  /** What is named. */
  clue: Clue;
  /** The cards it would point at, from left to right. */
  touched: readonly Card[];
}

/** Choose a card of the discard for the effect of a bonus tile. */
export interface LegalTakeBack {
  type: "take-back";
  /** The word by which it is asked for. */
  text: MoveText;
  /** The card. */
  card: Card;
}

/** Use the effect of a bonus tile for nothing. */
export interface LegalDecline {
  type: "decline";
  /** The word by which it is asked for. */
  text: MoveText;
}

/** Why the viewer can make no move of a kind now, as keys of the law's list of refusals. */
export interface Objections {
  /** Why no card can be played; nothing where one can. */
  play: string | null;
  /** Why no card can be discarded; nothing where one can. */
  discard: string | null;
  /** Why no clue can be given; nothing where one can. */
  clue: string | null;
}

/** A game of Ikebana through the eyes of one viewer. */
export interface IkebanaView {
  game: "ikebana";
  /** The seat whose eyes these are, or nothing for an onlooker. */
  seat: Seat | null;
  /** What lies open for all. */
  board: IkebanaBoard;
  /** The card just drawn, where the viewer may see it. */
  drawn: Face | null;
  /** What the viewer may do now; nothing when it is somebody else's turn. */
  "legal-moves": readonly IkebanaMove[];
}

/** What lies open for all. */
export interface IkebanaBoard {
  /** The parameters of the game. */
  rules: IkebanaRules;
  /** The seat whose turn it is. */
  "seat-to-act": Seat;
  /** The seat that began the round. */
  "first-seat": Seat;
  /** The round, counted from 1. */
  round: number;
  /** How many turns are over. */
  turn: number;
  /** The points of each seat. */
  points: readonly number[];
  /** The bouquet of each seat. */
  bouquets: readonly ShownBouquet[];
  /** The discards of each seat. */
  piles: readonly ShownPile[];
  /** How many cards are to be drawn. */
  "deck-size": number;
  /** Whether the seat to act has drawn a card and must keep or reject it. */
  "is-drawing": boolean;
  /** How many cards the seat to act has rejected in this turn. */
  rejections: number;
  /** What the next rejection costs. */
  price: number;
  /** Who is paid for the next rejection. */
  receiver: Seat;
  /** What the bouquets of each finished round brought, by seat. */
  gains: readonly (readonly number[])[];
  /** What all bouquets of this round are multiplied by. */
  "round-multiplier": number;
}

/** The parameters of the game, for a screen to draw; nobody has to work with them. */
export interface IkebanaRules {
  /** The suits, the jokers last. */
  suits: readonly FlowerSuit[];
  /** The values printed on cards. */
  values: readonly number[];
  /** How many cards a whole bouquet has. */
  "bouquet-size": number;
  /** How many rounds are played. */
  rounds: number;
  /** What the colours of a bouquet multiply its combinations by. */
  multipliers: Readonly<Record<Harmony, number>>;
  /** Whether the bouquets of the last round count double. */
  "final-bouquet": boolean;
}

/** A suit of the game. */
export interface FlowerSuit {
  /** Its name. */
  name: string;
  /** The letter that stands for it in faces. */
  letter: string;
  /** Whether its cards take any colour. */
  "is-joker": boolean;
  /** How many cards of value 1, 2, … it has. */
  copies: readonly number[];
}

/** The bouquet of a seat. */
export interface ShownBouquet {
  /** Its cards, in the order in which they came. */
  cards: readonly Face[];
  /** Whether it has all its cards; before that nothing of its worth is settled. */
  "is-whole": boolean;
  /** What these cards alone would come to. */
  appraisal: ShownAppraisal;
}

/** What a bouquet is worth as it stands, with every reason for it. */
export interface ShownAppraisal {
  /** The cards that count together. */
  combinations: readonly ShownCombination[];
  /** What its colours make of it. */
  harmony: Harmony;
  /** What the harmony multiplies the combinations by. */
  multiplier: number;
  /** The colour that each card counts as; a joker's is the one it takes. */
  colours: readonly string[];
  /** What it comes to. */
  points: number;
}

/** Cards of a bouquet that count together. */
export interface ShownCombination {
  /** What they make. */
  kind: Kind;
  /** Where they lie in the bouquet, counted from 1. */
  positions: readonly number[];
  /** What they are worth before the multiplier. */
  points: number;
}

/** What is seen of a seat's discards. */
export interface ShownPile {
  /** The card that is for sale, for as many points as its value. */
  top: Face | null;
  /** How many cards there are. */
  height: number;
}

/** Draw a card. */
export interface LegalDraw {
  type: "draw";
  /** The word by which it is asked for. */
  text: MoveText;
}

/** Keep the card just drawn. */
export interface LegalKeep {
  type: "keep";
  /** The word by which it is asked for. */
  text: MoveText;
}

/** Pay to lay the card just drawn aside, and draw another. */
export interface LegalReject {
  type: "reject";
  /** The word by which it is asked for. */
  text: MoveText;
  /** What it costs. */
  price: number;
  /** Who is paid. */
  receiver: Seat;
}

/** Buy the top card of another seat's pile. */
export interface LegalBuy {
  type: "buy";
  /** The word by which it is asked for. */
  text: MoveText;
  /** Whose pile it lies on; this seat is paid. */
  owner: Seat;
  /** The card. */
  face: Face;
  /** What it costs. */
  price: number;
}

/** An entry of a table's log, as one viewpoint sees it. */
export interface Entry {
  /** Its number among the entries that this viewpoint includes. */
  sequence: Sequence;
  /** When it happened. */
  at: Moment;
  /** What happened at the table. */
  event: TableEvent;
  /** What it made happen in the game, in order. */
  "game-events": readonly GameEvent[];
  /** The same in sentences, without what goes without saying; each is said as it stands. */
  sentences: readonly LogSentence[];
}

/** A table was opened; all chance of its game comes from the secret and from its people. */
export interface TableOpened {
  type: "table-opened";
  /** What the table's people have chosen. */
  options: ShownOptions;
}

/** The options were settled anew; everybody who sits there has kept their seat. */
export interface OptionsChanged {
  type: "options-changed";
  /** What the table's people have chosen. */
  options: ShownOptions;
}

/** A person sat down. */
export interface SeatTaken {
  type: "seat-taken";
  /** The seat that this is about. */
  seat: number;
  /** The name of whoever it is. */
  name: string;
}

/** A seat added its part to the shuffle. */
export interface Contributed {
  type: "contributed";
  /** The seat that this is about. */
  seat: number;
}

/** A bot of the house sat down. */
export interface BotSeated {
  type: "bot-seated";
  /** The seat that this is about. */
  seat: number;
  /** The name of whoever it is. */
  name: string;
  /** The bot, by its name in the roster. */
  bot: string;
}

/** A seat was given up; in mid-game its hand stays and waits for somebody. */
export interface SeatLeft {
  type: "seat-left";
  /** The seat that this is about. */
  seat: number;
}

/** The host cleared a seat. */
export interface GuestRemoved {
  type: "guest-removed";
  /** The seat that this is about. */
  seat: number;
}

/** Somebody else looks after the table now. */
export interface HostChanged {
  type: "host-changed";
}

/** The cards were dealt. */
export interface GameStarted {
  type: "game-started";
}

/** A move was made: by its seat, or for it because its time was over. */
export interface MoveMade {
  type: "move-made";
  /** The seat that this is about. */
  seat: number;
  /** The move, in the notation of its game. */
  move: string;
  /** Whether it was made for the seat because its time was over. */
  "is-for-deadline": boolean;
}

/** Somebody with a seat said something. */
export interface SeatSpoke {
  type: "seat-spoke";
  /** The seat that this is about. */
  seat: number;
  /** What was said. */
  text: string;
  /** One of the remarks that everybody knows. */
  remark: Remark | null;
}

/** Somebody without a seat said something; no seat hears it before the end. */
export interface SpectatorSpoke {
  type: "spectator-spoke";
  /** The name of whoever it is. */
  name: string;
  /** What was said. */
  text: string;
}

/** A seat wrote a note on a card, or took it away: then it has neither text nor marks. No other seat learns of it before the end. */
export interface NoteWritten {
  type: "note-written";
  /** The seat that this is about. */
  seat: number;
  /** The card. */
  card: number;
  /** What was said. */
  text: string;
  /** The faces that the seat marked on the card. */
  faces: readonly string[];
}

/** A seat wished that the game be given up, or no longer wished it. */
export interface EndVoted {
  type: "end-voted";
  /** The seat that this is about. */
  seat: number;
  /** Whether it is wished. */
  wish: boolean;
}

/** Everybody wished it: nobody acts any more. */
export interface GameGivenUp {
  type: "game-given-up";
}

/** Somebody asked to take over a seat in mid-game, for themselves or for a bot. */
export interface SeatRequested {
  type: "seat-requested";
  /** The seat that this is about. */
  seat: number;
  /** The name of whoever it is. */
  name: string;
  /** The bot, by its name in the roster. */
  bot: string | null;
}

/** One of the others agreed to it, or not: one no is enough to refuse. */
export interface RequestAnswered {
  type: "request-answered";
  /** The seat that this is about. */
  seat: number;
  /** Whether it is agreed to. */
  agree: boolean;
}

/** Whoever had asked for a seat asks for it no longer. */
export interface RequestWithdrawn {
  type: "request-withdrawn";
  /** The seat that this is about. */
  seat: number;
  /** The name of whoever it is. */
  name: string;
}

/** All agreed: the seat and its hand have a new holder. */
export interface SeatTakenOver {
  type: "seat-taken-over";
  /** The seat that this is about. */
  seat: number;
  /** The name of whoever it is. */
  name: string;
  /** The bot, by its name in the roster. */
  bot: string | null;
}

/** A new table waits for the same people. */
export interface RematchOpened {
  type: "rematch-opened";
  /** The table. */
  table: TableName;
}

/** Nobody ever began, and the table was cleared away. */
export interface TableExpired {
  type: "table-expired";
}

/** A seat told another which of its cards match; the positions count from the left, from 1. */
export interface HanabiClued {
  type: "hanabi-clued";
  /** The seat that this is about. */
  seat: Seat;
  /** The seat that was doc. */
  target: Seat;
  /** What was named. */
  clue: Clue;
  /** The cards that the clue pointed at. */
  touched: readonly Card[];
  /** Where the cards lie in the hand, counted from 1 at the left. */
  positions: readonly number[];
  /** Whether a bonus tile gave the clue, so that it cost no token. */
  "is-free": boolean;
}

/** A card of a hand fitted its firework. */
export interface HanabiLaid {
  type: "hanabi-laid";
  /** The seat that this is about. */
  seat: Seat;
  /** The card. */
  card: Card;
  /** What is printed on the card. */
  face: Face;
  /** Where the card lay in the hand, counted from 1 at the left. */
  position: number;
}

/** A bonus tile laid a card of the discard on its firework. */
export interface HanabiLaidFromDiscard {
  type: "hanabi-laid-from-discard";
  /** The seat that this is about. */
  seat: Seat;
  /** The card. */
  card: Card;
  /** What is printed on the card. */
  face: Face;
}

/** A card fitted no firework: it went to the discard, and an error was made. */
export interface HanabiMisfired {
  type: "hanabi-misfired";
  /** The seat that this is about. */
  seat: Seat;
  /** The card. */
  card: Card;
  /** What is printed on the card. */
  face: Face;
  /** Where the card lay in the hand, counted from 1 at the left. */
  position: number;
}

/** A card was given up. */
export interface HanabiDiscarded {
  type: "hanabi-discarded";
  /** The seat that this is about. */
  seat: Seat;
  /** The card. */
  card: Card;
  /** What is printed on the card. */
  face: Face;
  /** Where the card lay in the hand, counted from 1 at the left. */
  position: number;
}

/** A clue token came back. */
export interface HanabiTokenReturned {
  type: "hanabi-token-returned";
}

/** The last card of a firework was laid. */
export interface HanabiFireworkCompleted {
  type: "hanabi-firework-completed";
  /** The suit. */
  suit: string;
}

/** The completing seat turned over a bonus tile; where it wants a choice, the seat owes one. */
export interface HanabiTileRevealed {
  type: "hanabi-tile-revealed";
  /** The seat that this is about. */
  seat: Seat;
  /** The bonus tile. */
  tile: Tile;
  /** Whether the seat owes a choice. */
  "wants-a-choice": boolean;
}

/** A bonus tile's effect came to nothing: there was no choice, or it was declined. */
export interface HanabiEffectLost {
  type: "hanabi-effect-lost";
  /** The bonus tile. */
  tile: Tile;
}

/** A bonus tile took an error back. */
export interface HanabiErrorUndone {
  type: "hanabi-error-undone";
}

/** A seat put its hand in this order, in sight of all. */
export interface HanabiRearranged {
  type: "hanabi-rearranged";
  /** The seat that this is about. */
  seat: Seat;
  /** The cards, from left to right. */
  cards: readonly Card[];
  /** The cards set slightly apart. */
  apart: readonly Card[];
}

/** A turn is over and the next seat acts. */
export interface HanabiTurnPassed {
  type: "hanabi-turn-passed";
  /** The seat that acts now. */
  seat: Seat;
}

/** The last card was drawn: so many turns are left. */
export interface HanabiLastRoundBegan {
  type: "hanabi-last-round-began";
  /** How many turns are left. */
  turns: number;
}

/** Nobody acts any more. */
export interface HanabiGameEnded {
  type: "hanabi-game-ended";
  /** How it ended. */
  outcome: HanabiOutcome;
}

/** Won, lost or finished, and why; the score, and the points that lie on the table. */
export interface HanabiOutcome {
  /** Won, lost or finished. */
  result: Result;
  /** Why it ended. */
  cause: Cause;
  /** What the game is worth. */
  score: number;
  /** The points. */
  points: number;
}

/** A seat drew a card; everybody but its holder sees the face. */
export interface HanabiDrew {
  type: "hanabi-drew";
  /** The seat that this is about. */
  seat: Seat;
  /** The card. */
  card: Card;
  /** What is printed on the card. */
  face: Face;
}

/** A seat drew a card, told to somebody who may not see its face. */
export interface HanabiDrewUnseen {
  type: "hanabi-drew-unseen";
  /** The seat that this is about. */
  seat: Seat;
  /** The card. */
  card: Card;
}

/** A card of the discard was shuffled into the deck, which now lies in this order. */
export interface HanabiShuffledIn {
  type: "hanabi-shuffled-in";
  /** The seat that this is about. */
  seat: Seat;
  /** The card. */
  card: Card;
  /** What is printed on the card. */
  face: Face;
  /** The order of the deck, the top first; told once the game is over. */
  deck: readonly Face[];
}

/** A card of the discard was shuffled into the deck, told to somebody who sees no deck. */
export interface HanabiShuffledInUnseen {
  type: "hanabi-shuffled-in-unseen";
  /** The seat that this is about. */
  seat: Seat;
  /** The card. */
  card: Card;
  /** What is printed on the card. */
  face: Face;
}

/** All cards were gathered; the seat acts first in a round without bouquets and piles. */
export interface IkebanaRoundBegan {
  type: "ikebana-round-began";
  /** The round, counted from 1. */
  number: number;
  /** The seat that this is about. */
  seat: Seat;
}

/** The deck had run out: every pile kept its top card and gave up the others. */
export interface IkebanaPilesGathered {
  type: "ikebana-piles-gathered";
}

/** The card just drawn was added to the seat's bouquet. */
export interface IkebanaKept {
  type: "ikebana-kept";
  /** The seat that this is about. */
  seat: Seat;
  /** What is printed on the card. */
  face: Face;
}

/** The card just drawn was laid on the seat's own pile. */
export interface IkebanaRejected {
  type: "ikebana-rejected";
  /** The seat that this is about. */
  seat: Seat;
  /** What is printed on the card. */
  face: Face;
}

/** The top card of another seat's pile was added to the seat's bouquet. */
export interface IkebanaBought {
  type: "ikebana-bought";
  /** The seat that this is about. */
  seat: Seat;
  /** The seat whose pile it was. */
  owner: Seat;
  /** What is printed on the card. */
  face: Face;
  /** The card that lay beneath and is for sale now. */
  uncovered: Face | null;
}

/** Points went from one seat to another. */
export interface IkebanaPaid {
  type: "ikebana-paid";
  /** The seat that this is about. */
  seat: Seat;
  /** The seat that was paid. */
  receiver: Seat;
  /** The points. */
  points: number;
}

/** A turn is over and the next seat acts. */
export interface IkebanaTurnPassed {
  type: "ikebana-turn-passed";
  /** The seat that acts now. */
  seat: Seat;
}

/** Every bouquet was whole, and each seat was given the points of its own. */
export interface IkebanaRoundEnded {
  type: "ikebana-round-ended";
  /** The round, counted from 1. */
  number: number;
  /** Why each seat's bouquet is worth what it is. */
  appraisals: readonly IkebanaAppraisal[];
  /** What each seat was given: twice its appraisal in a final bouquet. */
  points: readonly number[];
}

/** A bouquet's points, with every reason for them. */
export interface IkebanaAppraisal {
  /** The cards of the bouquet. */
  bouquet: readonly Face[];
  /** The cards that count together. */
  combinations: readonly IkebanaCombination[];
  /** What the colours make of the bouquet. */
  harmony: Harmony;
  /** The colour that each card counts as; a joker's is the one it took. */
  colours: readonly string[];
  /** The points. */
  points: number;
}

/** Cards that count together, and what they are worth before the multiplier. */
export interface IkebanaCombination {
  /** What the cards make. */
  kind: Kind;
  /** Where its cards lie in the bouquet, counted from 1. */
  positions: readonly number[];
  /** The points. */
  points: number;
}

/** Nobody acts any more. */
export interface IkebanaGameEnded {
  type: "ikebana-game-ended";
  /** How it ended. */
  outcome: IkebanaOutcome;
}

/** The points of each seat, and the seats that have the most: they share the victory. */
export interface IkebanaOutcome {
  /** The points. */
  points: readonly number[];
  /** The seats that have the most points. */
  winners: readonly Seat[];
}

/** A seat drew a card that nobody else sees. */
export interface IkebanaDrew {
  type: "ikebana-drew";
  /** The seat that this is about. */
  seat: Seat;
  /** What is printed on the card. */
  face: Face;
}

/** A seat drew a card, told to somebody who may not see its face. */
export interface IkebanaDrewUnseen {
  type: "ikebana-drew-unseen";
  /** The seat that this is about. */
  seat: Seat;
}

/** The gathered cards are a deck in this order. */
export interface IkebanaShuffled {
  type: "ikebana-shuffled";
  /** The order of the deck, the top first; told once the game is over. */
  deck: readonly Face[];
}

/** So many gathered cards are a deck, told to somebody who sees no deck. */
export interface IkebanaShuffledUnseen {
  type: "ikebana-shuffled-unseen";
  /** The cards, from left to right. */
  cards: number;
}

/** A sentence of the log. */
export interface LogSentence {
  /** Its key. */
  key: string;
  /** What is put into it, by name. */
  arguments: Readonly<Record<string, WireArgument>>;
  /** Whether a board shows it too: a client that draws the board may leave it out of the log. */
  "is-on-board": boolean;
}

/** A message of the catalogues. */
export interface WireMessage {
  /** Its key. */
  key: string;
  /** What is put into it, by name. */
  arguments: Readonly<Record<string, WireArgument>>;
}

/** A new entry of a table that the client is attached to. */
export interface NewEntry {
  type: "entry";
  /** The table. */
  table: TableName;
  /** The entry's number: always one more than the last that was told. */
  sequence: Sequence;
  /** When it happened. */
  at: Moment;
  /** What happened at the table. */
  event: TableEvent;
  /** What it made happen in the game, in order. */
  "game-events": readonly GameEvent[];
  /** The same in sentences, without what goes without saying; each is said as it stands. */
  sentences: readonly LogSentence[];
  /** The table as it stands now: `state.sequence` says up to where, never before this entry. */
  state: TableState;
  /** The game as it stands now, once there is one and if the guest may see it. */
  view: GameView | null;
}

/** Which bots of a table cannot move yet, because the server is still compiling them. It comes whenever that changes, and after `attached` where it is so, from the process that compiles them. It is no entry of the log, and those to whom a running game is not shown are not told. */
export interface BotsPreparing {
  type: "bots-preparing";
  /** The table. */
  table: TableName;
  /** The seats of those bots; none once all of them are ready. */
  seats: readonly Seat[];
}

/** What was asked is done, and kept for good. */
export interface Done {
  type: "done";
  /** The id of what was asked. */
  id: CommandId;
}

/** What was said or asked is not done, and nothing has changed. */
export interface RefusalMessage {
  type: "refused";
  /** The id of what was asked, if it could be read. */
  id: CommandId | null;
  /** A key of one of the closed lists of refusals. */
  reason: string;
  /** What the sentence of the reason needs. */
  details: Readonly<Record<string, string | number>>;
}

/** The answer to `ping`. */
export interface Pong {
  type: "pong";
  /** The id of the ping. */
  id: CommandId;
}

/** A name to be called by. */
export interface NewName {
  /** The name. */
  name: string;
}

/** A one-time code from another device. */
export interface UseCode {
  /** The code, as it was typed. */
  code: string;
}

/** A table to be opened; its password is sent as it is and kept as a hash. */
export interface OpenTable {
  /** What the table's people have chosen. */
  options?: Options;
  /** A name for this request: sent again with the same one, it opens no second table. */
  id?: CommandId | null;
}

/** Options of a table that is not open yet, to see what game they make. */
export interface ComposeGame {
  /** What the table's people have chosen. */
  options: Options;
}

/** Who the house takes the visitor for. */
export interface Me {
  /** The guest's name. */
  name: string;
  /** Whether the guest is a program. */
  "is-bot": boolean;
}

/** A new bot: its token is told this once, and goes into ``Authorization: Bearer``. */
export interface BotToken {
  /** The bot's name. */
  name: string;
  /** The only proof of who it is. */
  token: string;
}

/** A code that brings the guest to another device, once. */
export interface OneTimeCode {
  /** The code, to be typed there. */
  code: string;
  /** Where the code is filled in already. */
  link: string;
  /** The link as a QR code: an SVG in the colour of the text around it. */
  "qr-svg": string;
  /** Until when it can be used. */
  "expires-at": Moment;
}

/** A table that has been opened. */
export interface OpenedTable {
  /** The table. */
  table: TableName;
  /** What to give to those who shall come. */
  link: string;
}

/** A table as anybody may see it from afar. */
export interface LobbyTable {
  /** The table. */
  table: TableName;
  /** How far it has come. */
  phase: Phase;
  /** What the table's people have chosen. */
  options: ShownOptions;
  /** Who holds each seat; null for a free one. */
  players: readonly (string | null)[];
  /** When something last happened there. */
  "updated-at": Moment;
}

/** The listed tables that wait or play, the last changed first. */
export interface Lobby {
  /** The tables. */
  tables: readonly LobbyTable[];
}

/** A table at which the guest holds a seat. */
export interface MyGame {
  /** The table. */
  table: TableName;
  /** How far it has come. */
  phase: Phase;
  /** What the table's people have chosen. */
  options: ShownOptions;
  /** Who holds each seat; null for a free one. */
  players: readonly (string | null)[];
  /** Whether it waits for the guest. */
  "is-my-turn": boolean;
  /** When the seat to act has used up its time. */
  deadline: Moment | null;
  /** When something last happened there. */
  "updated-at": Moment;
  /** How the game ended. */
  result: HanabiResult | IkebanaResult | null;
}

/** The guest's games: those that wait for them first, the nearest deadline before others. */
export interface MyGames {
  /** The games. */
  games: readonly MyGame[];
}

/** How the guest's finished games of one kind went. */
export interface EditionStatistics {
  /** `hanabi` or `ikebana`. */
  game: string;
  /** The box that Hanabi was played from, or nothing for Ikebana. */
  edition: string | null;
  /** How many seats the tables had. */
  seats: number;
  /** How many games were played to their end. */
  games: number;
  /** How many of them were won. */
  won: number;
  /** How many of them were lost. */
  lost: number;
  /** The mean score, in a game that is played together. */
  "mean-score": number | null;
  /** The best score, in a game that is played together. */
  "best-score": number | null;
}

/** The guest's finished games, by game, edition and number of seats. */
export interface Statistics {
  /** How many there are. */
  games: number;
  /** How those of each kind went. */
  groups: readonly EditionStatistics[];
}

/** Why not. */
export interface RefusalBody {
  /** A key of one of the closed lists of refusals. */
  reason: string;
  /** What the sentence of the reason needs. */
  details: Readonly<Record<string, string | number>>;
}

/** Whether the house is well. */
export interface Health {
  /** Whether it is. */
  "is-healthy": boolean;
}

/** One of the values that an option or a setting can have. */
export interface ValueChoice {
  /** The word that asks for it. */
  value: string;
  /** What it is called; nothing for a number, which speaks for itself. */
  name: WireMessage | null;
  /** What it means, where its name does not say all. */
  about: WireMessage | null;
}

/** A setting that makes a game easier or harder, in the editions that have a value for it. */
export interface SettingChoice {
  /** The word that asks for it. */
  setting: string;
  /** What it is called. */
  name: WireMessage;
  /** What it changes. */
  about: WireMessage;
  /** The values that a form offers; the game knows more. */
  values: readonly ValueChoice[];
}

/** Something that can be added to a game. */
export interface ExtensionChoice {
  /** The word that asks for it. */
  extension: string;
  /** What it is called. */
  name: WireMessage;
  /** What it changes. */
  about: WireMessage;
  /** The extensions that it cannot be played with. */
  excludes: readonly string[];
}

/** A box that Hanabi can be played from. */
export interface EditionChoice {
  /** The word that asks for it. */
  edition: string;
  /** What it is called. */
  name: WireMessage;
  /** What sets it apart. */
  about: WireMessage;
  /** The numbers of seats that it can be played with. */
  seats: readonly number[];
  /** What the box holds besides its basic game. */
  extensions: readonly ExtensionChoice[];
  /** What the box itself says for each setting that is offered with it. */
  settings: Readonly<Record<string, string>>;
}

/** A bot of the house. */
export interface BotChoice {
  /** Its name in the roster, which is what it is called. */
  bot: string;
  /** How it plays. */
  about: WireMessage;
  /** The numbers of seats that it plays with. */
  seats: readonly number[];
}

/** One of the games. */
export interface GameChoice {
  /** `hanabi` or `ikebana`. */
  game: string;
  /** What it is called. */
  name: WireMessage;
  /** What it is like. */
  about: WireMessage;
  /** The numbers of seats that it can be played with. */
  seats: readonly number[];
  /** The boxes that it can be played from; none where there is only one. */
  editions: readonly EditionChoice[];
  /** What can be added to it in any edition; each edition of Hanabi has its own. */
  extensions: readonly ExtensionChoice[];
  /** What makes it easier or harder. */
  settings: readonly SettingChoice[];
  /** The bots of the house that play it, the best first. */
  bots: readonly BotChoice[];
  /** Whether there is anything that a level of help could show. */
  "has-help": boolean;
  /** What people may be allowed to say while they play it. */
  talk: readonly ValueChoice[];
  /** What may be said where only remarks are allowed. */
  remarks: readonly ValueChoice[];
}

/** A level of help. */
export interface HelpLevelChoice {
  /** The number that asks for it; each level holds all of those before it. */
  level: number;
  /** What it shows. */
  name: WireMessage;
}

/** A pace that a form offers; any other within the bounds can be asked for. */
export interface PaceChoice {
  /** How long a turn may take, or nothing without a clock. */
  "turn-seconds": number | null;
  /** How it is said. */
  name: WireMessage;
}

/** All that can be chosen when a table is opened, and all that may be said there. */
export interface TableForm {
  /** The games. */
  games: readonly GameChoice[];
  /** What is chosen where nothing is said. */
  defaults: ShownOptions;
  /** How much of what a seat knows can be shown to it. */
  "help-levels": readonly HelpLevelChoice[];
  /** Whether the table is found without its link. */
  visibility: readonly ValueChoice[];
  /** What people without a seat may see while the game goes on. */
  watching: readonly ValueChoice[];
  /** What happens when a turn takes longer than agreed. */
  "at-deadline": readonly ValueChoice[];
  /** Some paces, the most leisurely first. */
  paces: readonly PaceChoice[];
  /** The fewest seconds that a turn may be given. */
  "shortest-turn": number;
  /** The most seconds that a turn may be given. */
  "longest-turn": number;
  /** The most letters that a name may have. */
  "longest-name": number;
  /** The most letters that somebody may say at once. */
  "longest-text": number;
  /** The most letters that a note on a card may have. */
  "longest-note": number;
  /** The most letters that a password may have. */
  "longest-password": number;
}

/** How many cards a full hand has at a table of so many seats. */
export interface HandSize {
  /** The number of seats. */
  seats: number;
  /** The number of cards. */
  cards: number;
}

/** A game of Hanabi as it would be played. */
export interface ComposedHanabi {
  game: "hanabi";
  /** Its parameters, at a table of the seats that were asked for. */
  rules: HanabiRules;
  /** The hands for each number of seats that it can be played with. */
  "hand-sizes": readonly HandSize[];
  /** The value that each setting offered with the edition has by now, extensions included. */
  settings: Readonly<Record<string, string>>;
}

/** A game of Ikebana as it would be played. */
export interface ComposedIkebana {
  game: "ikebana";
  /** Its parameters. */
  rules: IkebanaRules;
}

/** The game that some options make. */
export interface ComposedGame {
  /** What it is called. */
  title: WireMessage;
  /** What it is played with. */
  summary: ComposedHanabi | ComposedIkebana;
}

/** What became of a card. */
export interface CardFate {
  /** The card; one that was never drawn has the number that it would have got. */
  card: Card;
  /** What is printed on it. */
  face: Face;
  /** The seat that drew it. */
  seat: Seat | null;
  /** The move that it was drawn in; 0 for the deal. */
  "drawn-at": number | null;
  /** What became of it in the end. */
  end: CardEnd;
  /** The move in which that happened, or nothing where it stayed as it was. */
  "ended-at": number | null;
  /** Where it lay in the hand when it was played or given up, or at the end, from 1 at the left; nothing where it was in no hand then. */
  position: number | null;
}

/** A move of the game. */
export interface FinishedGameMove {
  /** Its number, counted from 1: with it one asks for the view after it. */
  number: number;
  /** The entry that tells of it. */
  sequence: Sequence;
  /** The seat that made it. */
  seat: Seat;
  /** The move. */
  text: MoveText;
}

/** What the bot `friend` makes of a moment of a finished game. */
export interface MoveExplanation {
  /** The move before which it speaks, counted from 1. */
  number: number;
  /** The seat that was to act, whose view it has. */
  seat: Seat;
  /** What it would do, or did, in that seat. */
  text: MoveText;
  /** What it has read from each clue about its hand, and at last why it moves. */
  sentences: readonly WireMessage[];
}

/** A finished game from one viewpoint. */
export interface FinishedGame {
  /** The viewpoint. */
  viewpoint: ViewpointName;
  /** The table as it stands. */
  state: TableState;
  /** All entries that this viewpoint includes, from its opening on. */
  entries: readonly Entry[];
  /** The moves, in order. */
  moves: readonly FinishedGameMove[];
  /** What became of each card, in the order of drawing; nothing in a game without hands. */
  fates: readonly CardFate[];
}
