/// <reference path="../roundhouse.d.ts" />

// The opening: players in turn put a minor up for sale, with a bid of 100 or more or without one. Until somebody has bid,
// its price falls by 10 each time that nobody wants it; whoever puts it up has to take it for nothing.
const PRICE = 100;
const RAISE = 5;
const FALL = 10;

const unsold = (state) => Object.values(state.companies).filter((minor) => minor.kind === "minor" && !minor.floated && !minor.closed);

/** Players from one on, in seat order. */
function seatsFrom(state, name) {
  const first = state.players.findIndex(({ id }) => id === name);
  return first < 0 ? state.players : [...state.players.slice(first), ...state.players.slice(0, first)];
}

const leftOf = (state, name) => seatsFrom(state, name)[1 % state.players.length].id;

/** Who may still bid, the player left of the highest bidder first; or who may still take the lot at its price. */
const asked = (state, lot) =>
  lot.bidder
    ? seatsFrom(state, lot.bidder).slice(1).filter(({ id, cash }) => !lot.out.includes(id) && cash >= lot.price + RAISE)
    : seatsFrom(state, lot.opener).filter(({ id, cash }) => !lot.out.includes(id) && cash >= lot.price);

/** The minor that is for sale, once its price has fallen until somebody can pay it. */
function lotNow(state) {
  let lot = state.flag("lot");
  while (lot && !lot.bidder && lot.price > 0 && asked(state, lot).length === 0)
    lot = { ...lot, price: lot.price - FALL, out: [] };
  return lot;
}

export function auctionDecider({ state }) {
  if (unsold(state).length === 0) return "";
  const lot = state.flag("lot");
  return lot ? asked(state, lot)[0].id : state.flag("opens") || state.players[0].id;
}

export function auctionChoices({ state }) {
  const lot = state.flag("lot");
  const { cash } = state.players.find(({ id }) => id === auctionDecider({ state }));
  const to = cash - (cash % RAISE);
  if (!lot) {
    const bids = to < PRICE ? [] : unsold(state).map(({ id }) => ({ answer: id, from: PRICE, to, step: RAISE }));
    return [...bids, ...unsold(state).map(({ id }) => `offer ${id}`)];
  }
  if (lot.bidder) return ["pass", { answer: "bid", from: lot.price + RAISE, to, step: RAISE }];
  return ["pass", lot.price < PRICE ? "buy" : { answer: "bid", from: PRICE, to, step: RAISE }];
}

export function auctionTaken({ state, effects }, { answer, amount }) {
  const player = auctionDecider({ state });
  const before = state.flag("lot");
  const put = (lot, what) => [
    effects.setFlag("lot", lot),
    effects.log(`${player} ${what}`),
    effects.then("sold"),
  ];
  if (!before) {
    const minor = answer.replace("offer ", "");
    const lot = { minor, opener: player, price: PRICE, bidder: "", out: [] };
    return answer === minor
      ? put({ ...lot, price: amount, bidder: player }, `bids ${amount} for ${minor}`)
      : put({ ...lot, out: [player] }, `puts ${minor} up for sale`);
  }
  if (answer === "pass") return put({ ...before, out: [...before.out, player] }, "passes");
  if (answer === "buy") return [effects.then("given", { lot: before, to: player })];
  const out = before.bidder ? before.out : [];
  return put({ ...before, price: amount, bidder: player, out }, `bids ${amount} for ${before.minor}`);
}

export function sold({ state, effects }) {
  const lot = lotNow(state);
  if (lot.price === 0) return effects.then("given", { lot, to: lot.opener });
  return lot.bidder && asked(state, lot).length === 0
    ? effects.then("given", { lot, to: lot.bidder })
    : effects.setFlag("lot", lot);
}

export const given = ({ state, effects }, { data }) => [
  effects.pay(data.to, "bank", data.lot.price),
  effects.startCompany(data.to, data.lot.minor, 0),
  effects.setFlag("lot", false),
  effects.setFlag("opens", leftOf(state, data.lot.opener)),
  effects.logEvent("minor-sold", { player: data.to, minor: data.lot.minor, price: data.lot.price }, "{player} gets the minor {minor} for {price}"),
];

const named = (state, minor) => `${minor}, ${state.companies[minor].name}`;

export function auctionQuestion({ state }) {
  const lot = state.flag("lot");
  if (!lot) return "Put a minor up for sale";
  const minor = named(state, lot.minor);
  return lot.bidder ? `${lot.bidder} bids ${lot.price} for ${minor}` : `${minor} costs ${lot.price}`;
}

export function auctionLabel({ state }, { answer }) {
  if (answer.startsWith("offer ")) return `put up ${named(state, answer.slice(6))} without a bid`;
  if (answer === "buy") return `take it for ${state.flag("lot").price}`;
  return state.companies[answer] ? `bid for ${named(state, answer)}` : answer;
}

export function auctionHexes({ state }, { answer }) {
  const minor = state.companies[answer.replace("offer ", "")] ?? state.companies[state.flag("lot").minor];
  return minor?.home ? [minor.home] : [];
}

// A minor is worth about what the opening games of others paid for it; bots put those up without a bid.
export function auctionWorth({ state }, { answer, amount }) {
  const worth = 90;
  if (answer === "pass") return 0;
  if (answer === "buy") return worth - state.flag("lot").price;
  return answer.startsWith("offer ") ? 1 : worth - amount;
}

// Each minor has a train from the start.
export const roundStarted = ({ state, effects }, { round }) =>
  round === "opening" ? unsold(state).map((minor) => effects.moveTrain("2", minor)) : [];

export const nextRound = ({ standard }, { round }) => (round === "opening" ? "operating" : standard());

// Who would have put up the next minor begins the first stock round.
export function playerOrder({ state, standard }, { round }) {
  return round === "stock" && state.set === 2 ? seatsFrom(state, state.flag("opens")).map(({ id }) => id) : standard();
}
