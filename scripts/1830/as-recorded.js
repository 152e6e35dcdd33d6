/// <reference path="../roundhouse.d.ts" />

// In recorded games, every later sale of Camden & Amboy to another player brings another share, as long
// as the pool has one.
export const reads = { private: { "brings-again?": "company" } };

export function privateBought({ state, effects }, { player, bought }) {
  const company = state.companies[bought.data["brings-again"]];
  if (state.round === "opening" || !company || company.inPool === 0) return [];
  return effects.moveShares(company, "pool", player, 10);
}
