/// <reference path="../roundhouse.d.ts" />

// In the first operating round a company may buy one private company, at face value, and a player may sell one.
const FIRST = "first-operating";

export const nextRound = ({ state, standard }, { round }) => (round === "stock" && state.set === 1 ? FIRST : standard());

export const roundStarted = ({ state, effects }, { round }) =>
  round === FIRST ? Object.values(state.privates).map((each) => effects.setFlag("first-owner", each.owner, each)) : [];

export const mayDoStep = ({ state, standard }, { step, entity }) =>
  state.round === FIRST && step === "buy-privates" && state.companies[entity].privates.length > 0
    ? `${entity} has bought a private company in this round`
    : standard();

export function mayAct({ state, standard }, { action, values }) {
  if (state.round !== FIRST || action !== "buy-private") return standard();
  const { owner } = state.privates[values.id];
  const sold = Object.values(state.privates).some((each) => each.flag("first-owner") === owner && each.owner !== owner);
  return sold ? `${owner} has sold a private company in this round` : standard();
}
