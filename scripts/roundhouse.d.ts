// What scripts get and what they may answer, for editors. A script begins with
// /// <reference path="../roundhouse.d.ts" />
// and says of a function what it is: /** @type {StopRevenue} */
// Written from the engine's own types; mvn test -Dtest=ScriptApiTest -Dscripts.write=yes writes it anew.

/** Somebody or something that has an id, or the id itself; "bank" is the bank. */
type Somebody = string | Player | Company | PrivateCompany | Train | Hex;

/** What every hook may use. */
interface Context<Answer> {
  /** The game at this moment. */
  readonly state: State;
  /** The title as its design has it. */
  readonly title: Title;
  /** The answer of the script below, or the engine's own. */
  standard(): Answer;
  /** Chance that a replay repeats. */
  readonly random: Random;
  /** Makes the effects that an event is answered with. */
  readonly effects: Effects;
}

/** What an event is answered with. */
type Told = Effect[] | Effect | undefined | void;

/** What a script wants to happen; made by the functions of effects. */
type Effect =
  /** Pays money between players, companies and 'bank'. */
  | { readonly effect: "pay"; readonly from: string; readonly to: string; readonly amount: number }
  /** Stores a value under a name, for a player, a company, a private, or '' for the game; false deletes it. */
  | { readonly effect: "setFlag"; readonly name: string; readonly value: any; readonly entity: string }
  /** Moves a company's share price: 'left', 'right 2', 'up', 'down', 'back', 'under'. */
  | { readonly effect: "movePrice"; readonly company: string; readonly move: string }
  /** Transfers a percentage of a company's shares. */
  | { readonly effect: "moveShares"; readonly company: string; readonly from: string; readonly to: string; readonly percent: number }
  /** Closes a private company for good. */
  | { readonly effect: "closePrivate"; readonly id: string }
  /** Gives a private company to a new owner, or puts it up for sale with 'bank'. */
  | { readonly effect: "givePrivate"; readonly id: string; readonly to: string }
  /** A company ceases to operate; its shares keep their value. */
  | { readonly effect: "cease"; readonly company: string }
  /** Gives the bank's next train to a company, free of charge. */
  | { readonly effect: "giveTrain"; readonly company: string; readonly type: string }
  /** Removes a train of a company from the game. */
  | { readonly effect: "removeTrain"; readonly company: string; readonly train: string }
  /** Inserts a turn of a round named under 'rounds' before play continues. */
  | { readonly effect: "pushTurn"; readonly kind: string; readonly entity: string }
  /** Ends the current turn and skips its remaining steps. */
  | { readonly effect: "endTurn" }
  /** Breaks off the current round; the next one begins. */
  | { readonly effect: "endRound" }
  /** Triggers the end of the game: 'at-once', 'this-turn', 'this-round', 'this-set', 'next-operating-round' or 'next-set'. */
  | { readonly effect: "endGame"; readonly cause: string; readonly when: string }
  /** Asks a player to choose; the exported function named in 'then' receives { data, answer } and answers with effects. */
  | { readonly effect: "ask"; readonly player: string; readonly question: string; readonly choices: string[]; readonly then: string; readonly data: any }
  /** Writes a sentence to the game's log. */
  | { readonly effect: "log"; readonly text: string };

/** The game at this moment. */
interface State {
  /** The phase's name. */
  readonly phase: string;
  /** Name of the round under 'rounds'. */
  readonly round: string;
  /** Number of the set of rounds, 0 in the opening. */
  readonly set: number;
  /** Number of the round within its set. */
  readonly number: number;
  /** Operating rounds of this set, 0 in a stock round. */
  readonly roundsInSet: number;
  /** In the order of seats. */
  readonly players: Player[];
  /** By id. */
  readonly companies: Record<string, Company>;
  /** By id. */
  readonly privates: Record<string, PrivateCompany>;
  /** The bank's money. */
  readonly bank: number;
  /** What the bank sells now: the next new train and those given back, the cheapest first. */
  readonly trainsForSale: Train[];
  /** Companies with a share price, the highest first. */
  readonly operatingOrder: string[];
  /** The player who is first in the next stock round. */
  readonly priority: string;
  /** Whose turn it is: a player, a company, or "". */
  readonly actor: string;
  /** What scripts remember; false when nothing was set. */
  flag(name: string, of?: Company | Player | PrivateCompany): any;
}

/** The title as its design has it, with the options that are on. */
interface Title {
  /** The title's name. */
  readonly name: string;
  /** Ids of the options that are on. */
  readonly options: string[];
  /** Free data of the title. */
  readonly data: any;
}

/** A player. */
interface Player {
  /** The player's name. */
  readonly id: string;
  /** Money in hand. */
  readonly cash: number;
  /** Certificates that count against the limit. */
  readonly certificates: number;
  /** Percent of a company that the player holds. */
  held(company: Company): number;
}

/** A company that issues shares and operates. */
interface Company {
  /** Its short name. */
  readonly id: string;
  /** Its full name. */
  readonly name: string;
  /** Money in its treasury. */
  readonly cash: number;
  /** Share price, 0 without a token on the market. */
  readonly price: number;
  /** Price at which it started, 0 before. */
  readonly par: number;
  /** Name of the player who directs it. */
  readonly president: string | null;
  /** Its own trains. */
  readonly trains: Train[];
  /** Prices of the station markers left, next first. */
  readonly markers: number[];
  /** Revenue of its last run, -1 before the first. */
  readonly revenue: number;
  /** Its president's certificate was sold. */
  readonly started: boolean;
  /** It has floated, and is not bankrupt. */
  readonly floated: boolean;
  /** It has operated at least once. */
  readonly operated: boolean;
  /** Its price fell to zero and it has not floated again. */
  readonly bankrupt: boolean;
  /** It operates no more. */
  readonly ceased: boolean;
  /** The president's certificate lies in the pool. */
  readonly inReceivership: boolean;
  /** Its certificates, the president's first; the holder is a player, a company, "ipo" or "pool". */
  readonly certificates: { percent: number, president: boolean, holder: string }[];
  /** Whether its shares are worth their full price now, not what a company without a train brings. */
  readonly fullValue: boolean;
  /** Percent not sold yet. */
  readonly inOffering: number;
  /** Percent of the offering that anybody may buy: not the president's certificate, not what is kept for a private. */
  readonly forSale: number;
  /** Percent in the pool. */
  readonly inPool: number;
  /** Hex of its home. */
  readonly home: string;
  /** Layer in which it becomes available. */
  readonly layer: number;
  /** Whether the bank's cheapest train would find a run for it. */
  readonly hasRoute: boolean;
  /** Free data of the company in the design. */
  readonly data: any;
  /** What scripts remember of it; false when nothing was set. */
  flag(name: string): any;
}

/** A private company. */
interface PrivateCompany {
  /** Its short name. */
  readonly id: string;
  /** A player, a company, "bank" when it is for sale, "" when not in play. */
  readonly owner: string;
  /** It is out of the game. */
  readonly closed: boolean;
  /** Face value. */
  readonly price: number;
  /** Income as the design has it. */
  readonly income: number;
  /** Free data of the private in the design. */
  readonly data: any;
  /** What scripts remember of it; false when nothing was set. */
  flag(name: string): any;
}

/** A train card. */
interface Train {
  /** Names the card: its type and its number of the type, "3+1-0". */
  readonly id: string;
  /** The type, "3+1". */
  readonly type: string;
  /** Its price new. */
  readonly price: number;
  /** Large stations it may call at. */
  readonly cities: number;
  /** Small stations it may call at besides. */
  readonly towns: number;
  /** Free data of the type in the design. */
  readonly data: any;
}

/** A train as it runs in this turn. */
interface RunningTrain {
  /** Names the card. */
  readonly id: string;
  /** The type. */
  readonly type: string;
  /** Large stations it may call at now. */
  readonly cities: number;
  /** Small stations it may call at besides. */
  readonly towns: number;
  /** Whether an unused large station may be a small one. */
  readonly spare: boolean;
  /** Whether it is not the company's own. */
  readonly leased: boolean;
  /** What every call brings, whatever the stop is worth; 0 where stops have their own value. */
  readonly eachCall: number;
}

/** A hex of the map. */
interface Hex {
  /** As players write it, "A5". */
  readonly id: string;
  /** The place's name, or "". */
  readonly name: string;
  /** Kind of terrain, or "". */
  readonly terrain: string;
  /** Cost of the first tile. */
  readonly cost: number;
  /** What lies there now. */
  readonly tile: Tile;
}

/** A tile, or what is printed on a hex. */
interface Tile {
  /** As printed, "" for what is printed on the map. */
  readonly number: string;
  /** "white", "yellow", "green", "brown", "gray", "red" or "blue". */
  readonly color: string;
  /** Whether it has a large station. */
  readonly city: boolean;
  /** Letters it bears. */
  readonly labels: string[];
}

/** A place where trains call. */
interface Stop {
  /** Its hex. */
  readonly hex: string;
  /** Its place among the stops of the hex, from 0. */
  readonly index: number;
  /** "city", "town", "halt" or "offboard". */
  readonly kind: string;
}

/** What the trains of a company do in a turn. */
interface Runs {
  /** How many trains run. */
  readonly count: number;
  /** For each run the stops that count, as "hex.index". */
  readonly calls: string[][];
  /** Calls of all runs together. */
  readonly stops: number;
  /** Whether one run, or several that meet, join two places: hexes ("G5") or stops ("G5.1"). */
  connect(one: string, other: string): boolean;
}

/** Chance that a replay repeats. */
interface Random {
  /** A whole number from 0 up to, not including, n. */
  below(n: number): number;
  /** One entry of a list. */
  readonly pick: <T>(list: readonly T[]) => T;
  /** A list's entries in a random order, as a new list. */
  readonly shuffle: <T>(list: readonly T[]) => T[];
}

/** Makes the effects that a hook answers with. */
interface Effects {
  /** Pays money between players, companies and 'bank'. */
  pay(from: Somebody, to: Somebody, amount: number): Effect;
  /** Stores a value under a name, for a player, a company, a private, or '' for the game; false deletes it. */
  setFlag(name: string, value: any, entity?: Somebody): Effect;
  /** Moves a company's share price: 'left', 'right 2', 'up', 'down', 'back', 'under'. */
  movePrice(company: Somebody, move: string): Effect;
  /** Transfers a percentage of a company's shares. */
  moveShares(company: Somebody, from: Somebody, to: Somebody, percent: number): Effect;
  /** Closes a private company for good. */
  closePrivate(id: Somebody): Effect;
  /** Gives a private company to a new owner, or puts it up for sale with 'bank'. */
  givePrivate(id: Somebody, to: Somebody): Effect;
  /** A company ceases to operate; its shares keep their value. */
  cease(company: Somebody): Effect;
  /** Gives the bank's next train to a company, free of charge. */
  giveTrain(company: Somebody, type: string): Effect;
  /** Removes a train of a company from the game. */
  removeTrain(company: Somebody, train: Somebody): Effect;
  /** Inserts a turn of a round named under 'rounds' before play continues. */
  pushTurn(kind: string, entity?: Somebody): Effect;
  /** Ends the current turn and skips its remaining steps. */
  endTurn(): Effect;
  /** Breaks off the current round; the next one begins. */
  endRound(): Effect;
  /** Triggers the end of the game: 'at-once', 'this-turn', 'this-round', 'this-set', 'next-operating-round' or 'next-set'. */
  endGame(cause: string, when: string): Effect;
  /** Asks a player to choose; the exported function named in 'then' receives { data, answer } and answers with effects. */
  ask(player: Somebody, question: string, choices: string[], then: string, data: any): Effect;
  /** Writes a sentence to the game's log. */
  log(text: string): Effect;
}

// Rounds and turns

/** Question: Which round follows the one that has ended? Answer with its name under 'rounds'. */
type NextRound = (context: Context<string>, asked: { readonly round: string }) => string;

/** Question: Which companies operate in this round, and in which order? Asked again before each turn. */
type OperatingOrder = (context: Context<string[]>, asked: {}) => string[];

/** Event: A round has begun; privates have paid their income. */
type RoundStarted = (context: Context<Effect[]>, asked: { readonly round: string }) => Told;

/** Event: A round has ended; the next one has not begun. */
type RoundEnded = (context: Context<Effect[]>, asked: { readonly round: string }) => Told;

/** Event: The turn of a player or a company begins. */
type TurnStarted = (context: Context<Effect[]>, asked: { readonly kind: string; readonly entity: string }) => Told;

/** Event: The turn of a company has ended. */
type TurnEnded = (context: Context<Effect[]>, asked: { readonly kind: string; readonly company: Company }) => Told;

// Shares and prices

/** Question: How many certificates of a player count against the limit? */
type Certificates = (context: Context<number>, asked: { readonly player: Player }) => number;

/** Question: How many certificates may a player hold? 2147483647 for any number. */
type CertificateLimit = (context: Context<number>, asked: { readonly player: Player }) => number;

/** Question: May a player start a company by buying its president's certificate? */
type MayStart = (context: Context<true | string>, asked: { readonly player: Player; readonly company: Company }) => true | string;

/** Question: What are the possible par prices of a company? */
type ParPrices = (context: Context<number[]>, asked: { readonly player: Player; readonly company: Company }) => number[];

/** Question: May a player buy a share? Asked after the stock turn's own checks. */
type MayBuyShare = (context: Context<true | string>, asked: { readonly player: Player; readonly company: Company; readonly from: string; readonly percent: number }) => true | string;

/** Question: May a player sell shares? Asked after the stock turn's own checks. */
type MaySellShares = (context: Context<true | string>, asked: { readonly player: Player; readonly company: Company; readonly percent: number }) => true | string;

/** Question: What does the bank pay for sold shares? */
type SaleProceeds = (context: Context<number>, asked: { readonly player: Player; readonly company: Company; readonly percent: number; readonly price: number }) => number;

/** Question: How many times does the price move for a sale? 'shares' are sold now, 'soldBefore' were sold earlier in the same turn. */
type SaleMove = (context: Context<number>, asked: { readonly player: Player; readonly company: Company; readonly shares: number; readonly soldBefore: number }) => number;

/** Question: How does the share price move after a dividend? 'perShare' is paid, 'kind' is 'pay', 'withhold' or 'half'. */
type DividendMove = (context: Context<string>, asked: { readonly company: Company; readonly perShare: number; readonly kind: string }) => string;

/** Question: Does a company float now? */
type Floats = (context: Context<boolean>, asked: { readonly company: Company }) => boolean;

/** Question: How much money does a company receive when it floats? */
type Capital = (context: Context<number>, asked: { readonly company: Company }) => number;

/** Question: What is a player worth: money, shares and privates? */
type Worth = (context: Context<number>, asked: { readonly player: Player }) => number;

/** Event: A company has started: its president's certificate is bought, its par price set. */
type CompanyStarted = (context: Context<Effect[]>, asked: { readonly company: Company }) => Told;

/** Event: A company has floated. */
type CompanyFloated = (context: Context<Effect[]>, asked: { readonly company: Company }) => Told;

/** Event: A company's price has fallen to zero; its shares are back in the offering. */
type WentBankrupt = (context: Context<Effect[]>, asked: { readonly company: Company }) => Told;

/** Event: A company's price has fallen into the closing zone; it has left the game. */
type CompanyClosed = (context: Context<Effect[]>, asked: { readonly company: Company }) => Told;

// Phases, privates and the whole game

/** Question: Does a broken bank end the game now? */
type BankCanBreak = (context: Context<boolean>, asked: {}) => boolean;

/** Event: A phase has begun; trains have rusted. */
type PhaseStarted = (context: Context<Effect[]>, asked: { readonly phase: string }) => Told;

/** Question: What does a private company pay its owner? */
type PrivateIncome = (context: Context<number>, asked: { readonly owned: PrivateCompany }) => number;

/** Question: May a player sell a private company to the bank? */
type MaySellPrivate = (context: Context<true | string>, asked: { readonly player: Player; readonly owned: PrivateCompany }) => true | string;

/** Question: May a player buy a private company from the bank? */
type MayBuyPrivate = (context: Context<true | string>, asked: { readonly player: Player; readonly wanted: PrivateCompany }) => true | string;

/** Question: May a player exchange a private company for a share? */
type MayExchangePrivate = (context: Context<true | string>, asked: { readonly player: Player; readonly owned: PrivateCompany; readonly from: string }) => true | string;

/** Question: May a player close a private company? */
type MayClosePrivate = (context: Context<true | string>, asked: { readonly player: Player; readonly owned: PrivateCompany }) => true | string;

/** Event: A player has bought a private company from the bank. */
type PrivateBought = (context: Context<Effect[]>, asked: { readonly player: Player; readonly bought: PrivateCompany }) => Told;

/** Event: A company has bought a private company. */
type PrivateSold = (context: Context<Effect[]>, asked: { readonly company: Company; readonly bought: PrivateCompany }) => Told;

/** Event: A player has closed a private company at will. */
type PrivateClosed = (context: Context<Effect[]>, asked: { readonly player: Player; readonly closed: PrivateCompany }) => Told;

/** Question: Does this private close when a private that closes all others is bought? */
type ClosesWith = (context: Context<boolean>, asked: { readonly other: PrivateCompany }) => boolean;

// Track and station markers

/** Question: What does a company pay for laying this tile here? */
type TileCost = (context: Context<number>, asked: { readonly company: Company; readonly hex: Hex; readonly tile: Tile }) => number;

/** Question: May a company lay any track in this turn? */
type MayLayTrack = (context: Context<true | string>, asked: { readonly company: Company }) => true | string;

/** Question: How much may a company spend on a tile in this turn, and may it upgrade? */
type TrackMeans = (context: Context<{ money: number, upgrades: boolean }>, asked: { readonly company: Company }) => { money: number, upgrades: boolean };

/** Question: May a company lay this tile here? Asked after the checks of map, manifest and step. */
type MayLayTile = (context: Context<true | string>, asked: { readonly company: Company; readonly hex: Hex; readonly tile: Tile; readonly rotation: number; readonly cost: number }) => true | string;

/** Event: A company has laid a tile. */
type TileLaid = (context: Context<Effect[]>, asked: { readonly company: Company; readonly hex: Hex; readonly tile: Tile }) => Told;

/** Question: May a company place any station marker in this turn? */
type MayPlaceMarkers = (context: Context<true | string>, asked: { readonly company: Company }) => true | string;

/** Question: May a company place a station marker in this city? */
type MayPlaceMarker = (context: Context<true | string>, asked: { readonly company: Company; readonly hex: Hex; readonly city: number }) => true | string;

/** Question: What does a company pay for its next station marker here? */
type MarkerCost = (context: Context<number>, asked: { readonly company: Company; readonly hex: Hex; readonly city: number }) => number;

/** Event: A company has placed a station marker. */
type MarkerPlaced = (context: Context<Effect[]>, asked: { readonly company: Company; readonly hex: Hex; readonly city: number }) => Told;

// Running trains

/** Question: Which trains run for a company this turn, and how far? */
type RunningTrains = (context: Context<{ id: string, type: string, cities: number, towns: number, spare?: boolean, leased?: boolean }[]>, asked: { readonly company: Company }) => { id: string, type: string, cities: number, towns: number, spare?: boolean, leased?: boolean }[];

/** Question: What revenue does a train earn for a call at a stop? Asked for each train and stop before the search for runs. */
type StopRevenue = (context: Context<number>, asked: { readonly company: Company; readonly train: RunningTrain; readonly stop: Stop }) => number;

/** Question: What subsidy does the company get for a call at a stop? */
type StopSubsidy = (context: Context<number>, asked: { readonly company: Company; readonly train: RunningTrain; readonly stop: Stop }) => number;

/** Question: What extra revenue does a train earn at a stop where its run begins or ends? */
type EndRevenue = (context: Context<number>, asked: { readonly company: Company; readonly train: RunningTrain; readonly stop: Stop }) => number;

/** Question: Do trains call at halts? */
type HaltsCount = (context: Context<boolean>, asked: { readonly company: Company }) => boolean;

/** Question: What income do the runs of a turn bring? 'revenue' and 'subsidy' are the sums over all calls. */
type RunIncome = (context: Context<{ revenue: number, subsidy: number }>, asked: { readonly company: Company; readonly trains: RunningTrain[]; readonly runs: Runs; readonly revenue: number; readonly subsidy: number }) => { revenue: number, subsidy: number };

/** Question: What may the company do with its revenue: 'pay', 'withhold', 'half'? A single answer is applied without asking. */
type DividendKinds = (context: Context<string[]>, asked: { readonly company: Company; readonly revenue: number }) => string[];

/** Event: A company has run its trains; nothing has been paid yet. */
type AfterRun = (context: Context<Effect[]>, asked: { readonly company: Company; readonly runs: Runs; readonly revenue: number; readonly subsidy: number }) => Told;

/** Event: A company has paid or withheld its revenue, and its price has moved. */
type AfterDividend = (context: Context<Effect[]>, asked: { readonly company: Company; readonly kind: string; readonly revenue: number }) => Told;

// Buying trains

/** Question: How many trains may a company own? */
type TrainLimit = (context: Context<number>, asked: { readonly company: Company }) => number;

/** Question: May a company buy this train? Asked after the step's own checks. */
type MayBuyTrain = (context: Context<true | string>, asked: { readonly company: Company; readonly train: Train; readonly from: string; readonly price: number }) => true | string;

/** Question: What does the bank charge for a train? */
type TrainPrice = (context: Context<number>, asked: { readonly company: Company; readonly train: Train }) => number;

/** Question: Must a company buy a train now? */
type MustBuyTrain = (context: Context<boolean>, asked: { readonly company: Company }) => boolean;

/** Event: A company has bought a train; a phase that it starts has begun. */
type TrainBought = (context: Context<Effect[]>, asked: { readonly company: Company; readonly train: Train; readonly from: string; readonly price: number }) => Told;

// Steps of one's own: the three functions of a step, and the one that goes on after a question

/** Question: Which player decides? '' if there is nothing to decide. */
type StepDecider = (context: Context<string>, asked: { readonly entity: string; readonly answer: string }) => string;

/** Question: What are the possible answers? */
type StepChoices = (context: Context<string[]>, asked: { readonly entity: string; readonly answer: string }) => string[];

/** Event: A choice was made. */
type StepTaken = (context: Context<Effect[]>, asked: { readonly entity: string; readonly answer: string }) => Told;

/** Event: A player has answered a question asked by an effect. */
type Answered = (context: Context<Effect[]>, asked: { readonly data: any; readonly answer: string }) => Told;
