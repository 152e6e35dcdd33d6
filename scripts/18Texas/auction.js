/// <reference path="../roundhouse.d.ts" />

// The opening: whoever has no highest bid has to bid for one of the privates, at least five more than the bid there. Once
// everybody has one, all pay, and the privates that bring shares of the drawn company do so.
export const reads = { private: { "brings?": "number" } };

const RAISE = 5;
const bids = (state) => state.flag("bids") || {};
const leads = (state, player) => Object.values(bids(state)).some((bid) => bid.player === player.id);
const brought = (lot) => lot.data?.brings ?? 0;

export function auctionDecider({ state }) {
  const { players } = state;
  const last = players.findIndex(({ id }) => id === state.flag("last-bidder"));
  const inOrder = players.map((_, seat) => players[(last + 1 + seat) % players.length]);
  return inOrder.find((player) => !leads(state, player))?.id ?? "";
}

export function auctionChoices({ state }) {
  const { cash } = state.players.find(({ id }) => id === auctionDecider({ state }));
  return Object.values(state.privates)
    .map((lot) => ({ answer: lot.id, from: lot.id in bids(state) ? bids(state)[lot.id].amount + RAISE : lot.price, to: cash }))
    .filter(({ from, to }) => from <= to);
}

export function auctionTaken({ state, effects }, { answer, amount }) {
  const player = auctionDecider({ state });
  return [
    effects.setFlag("bids", { ...bids(state), [answer]: { player, amount } }),
    effects.setFlag("last-bidder", player),
    effects.log(`${player} bids ${amount} for ${answer}`),
    effects.then("sold"),
  ];
}

export function sold({ state, effects }) {
  if (!state.players.every((player) => leads(state, player))) return [];
  const drawn = state.flag("gould");
  const won = Object.entries(bids(state));
  const pays = won.flatMap(([lot, { player, amount }]) => [
    effects.pay(player, "bank", amount),
    effects.givePrivate(lot, player),
    ...(brought(state.privates[lot]) === 10 ? [effects.moveShares(drawn, "ipo", player, 10)] : []),
  ]);
  return [...pays, effects.startCompany(bids(state).JG.player, drawn, 0)];
}

export const auctionQuestion = () => "Bid for a private company";

export function auctionWorth({ state }, { answer, amount }) {
  const lot = state.privates[answer];
  return lot.price + 3 * lot.income + brought(lot) - amount;
}

// The bank pays the drawn company for all its shares that come with privates.
export const companyStarted = ({ state, effects }, { company }) =>
  state.round === "opening"
    ? effects.pay("bank", company, Object.values(state.privates).reduce((sum, lot) => sum + (brought(lot) / 10) * company.par, 0))
    : [];

// Who sits left of the last bidder begins the first stock round.
export function playerOrder({ state, standard }, { round }) {
  if (round !== "stock" || state.set !== 1) return standard();
  const names = state.players.map(({ id }) => id);
  const first = names.indexOf(state.flag("last-bidder")) + 1;
  return [...names.slice(first), ...names.slice(0, first)];
}
