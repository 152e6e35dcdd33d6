/// <reference path="../../../../../scripts/roundhouse.d.ts" />

/** @type {PrivateBought} */
export const privateBought = ({ effects }, { player }) => effects.setFlag("last-buyer", player.id);

/** @type {PlayerOrder} */
export const playerOrder = ({ state, standard }, { round }) => {
  const names = standard();
  const first = names.indexOf(state.flag("last-buyer"));
  return round === "stock" && state.set === 1 ? [...names.slice(first), ...names.slice(0, first)] : names;
};
