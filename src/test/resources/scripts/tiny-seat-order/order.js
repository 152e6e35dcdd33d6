/// <reference path="../../../../../scripts/roundhouse.d.ts" />

/** @type {PlayerOrder} */
export const playerOrder = ({ state, standard }, { round }) =>
  round === "stock" && state.set === 1 ? state.players.map(({ id }) => id) : standard();

// A bankrupt company does not start again.
/** @type {MayStart} */
export const mayStart = ({ standard }, { company }) => (company.bankrupt ? `${company.id} is bankrupt for good` : standard());
