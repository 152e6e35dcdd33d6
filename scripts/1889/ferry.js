/// <reference path="../roundhouse.d.ts" />

// Uno-Takamatsu Ferry: if a player owns it, it stays open when the other private companies close, and
// pays more from then on.
export const reads = { private: { "pays-in-phase?": { "*": "number" } } };

export function privateIncome({ state, standard }, { owned }) {
  const more = owned.data["pays-in-phase"]?.[state.phase];
  return more && state.players.some(({ id }) => id === owned.owner) ? more : standard();
}
