/// <reference path="../roundhouse.d.ts" />

/** Privates that their owner has closed pay the companies that it presides, and of two calls in a hex one is paid. */
export const runRules = ({ state, standard }, { company }) => ({
  ...standard(),
  rules: [...standard().rules, ...bonuses(state, company), ...paidOnce(company.network.stops)],
});

const bonuses = (state, company) =>
  (state.players.find(({ id }) => id === company.president)?.privates ?? [])
    .filter((owned) => owned.flag("closed") && owned.data.adds && state.hexes[owned.data.at])
    .map(({ data }) => ({ calls: data.at, adds: data.adds }));

const paidOnce = (stops) =>
  stops
    .filter(({ hex, value }, at) => value > 0 && stops.findIndex((other) => other.hex === hex) < at)
    .map(({ hex, value }) => ({ passes: `2 ${hex}`, adds: -value }));
