/// <reference path="../roundhouse.d.ts" />

// The opening: each player in turn bids for a private or passes. Whoever has too few highest bids may not pass, unless every
// private has a bid. When all pass in a row, those with a bid are sold, and the others cost ten less; what then costs
// nothing the next player has to take, if nobody bids for it.
const RAISE = 5;
const FALL = 10;

const bids = (state) => state.flag("bids") || {};
const falls = (state) => state.flag("falls") || 0;
const lots = (state) => Object.values(state.privates).filter(({ owner }) => owner === "");
const at = (state) => state.players[state.flag("bidder") || 0];
const next = (state) => ((state.flag("bidder") || 0) + 1) % state.players.length;
const highest = (state, player) => Object.entries(bids(state)).filter(([_, bid]) => bid.player === player.id);

const price = (state, lot) => lot.price - falls(state);

export const auctionDecider = ({ state }) => (lots(state).length > 0 ? at(state).id : "");

function possible(state) {
  const player = at(state);
  const bound = (lot) =>
    highest(state, player).filter(([id]) => id !== lot.id).reduce((sum, [_, { amount }]) => sum + amount, 0);
  return lots(state)
    .map((lot) => ({
      answer: lot.id,
      from: lot.id in bids(state) ? bids(state)[lot.id].amount + RAISE : price(state, lot),
      to: player.cash - bound(lot),
      step: RAISE,
    }))
    .filter(({ from, to }) => from <= to);
}

export function auctionChoices({ state, title }) {
  const all = possible(state);
  const mayPass =
    all.length === 0 ||
    falls(state) > 0 ||
    lots(state).every(({ id }) => id in bids(state)) ||
    highest(state, at(state)).length >= title.data["required-bids"];
  return mayPass ? [...all, "pass"] : all;
}

export function auctionTaken({ state, effects }, { answer, amount }) {
  if (answer === "pass")
    return [effects.setFlag("passes", (state.flag("passes") || 0) + 1), effects.setFlag("bidder", next(state)), effects.then("passed")];
  return [
    effects.setFlag("bids", { ...bids(state), [answer]: { player: at(state).id, amount } }),
    effects.setFlag("passes", 0),
    effects.logEvent("private-bid", { player: at(state).id, id: answer, amount }, "{player} bids {amount} for {id}"),
    effects.setFlag("bidder", next(state)),
  ];
}

export function passed({ state, effects }) {
  if (state.flag("passes") < state.players.length) return [];
  const sold = Object.entries(bids(state)).flatMap(([id, { player, amount }]) => [
    effects.pay(player, "bank", amount),
    effects.givePrivate(id, player),
  ]);
  return [...sold, effects.setFlag("bids", {}), effects.setFlag("passes", 0), effects.then("fall")];
}

export function fall({ state, effects }) {
  const left = lots(state);
  if (left.length === 0) return ["bids", "passes", "falls", "bidder"].map((name) => effects.setFlag(name, false));
  const now = falls(state) + FALL;
  const free = left.filter((lot) => lot.price <= now);
  const seat = state.players.indexOf(at(state));
  const taken = free.map(({ id }, more) => [id, { player: state.players[(seat + more) % state.players.length].id, amount: 0 }]);
  return [
    effects.setFlag("falls", now),
    effects.setFlag("bids", Object.fromEntries(taken)),
    effects.setFlag("bidder", (seat + free.length) % state.players.length),
  ];
}

export const auctionQuestion = () => "Bid for a private company";

export function auctionWorth({ state }, { answer, amount }) {
  if (answer === "pass") return 0;
  const lot = state.privates[answer];
  const own = bids(state)[answer]?.player === at(state).id;
  return own ? -1 : lot.price + 2 * lot.income - amount;
}

// Who has least money begins the first stock round; of two, who has more privates.
export function playerOrder({ state, standard }, { round }) {
  if (round !== "stock" || state.set !== 1) return standard();
  return [...state.players]
    .sort((one, other) => one.cash - other.cash || other.privates.length - one.privates.length)
    .map(({ id }) => id);
}
