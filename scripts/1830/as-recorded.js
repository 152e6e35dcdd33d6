// Where games were recorded, the share that came with Camden & Amboy comes again with each sale to
// another player while the pool has one.
export function privateBought({ state, effects }, { player, bought }) {
  const company = state.companies[bought.data["brings-again"]];
  if (state.round === "opening" || !company || company.inPool === 0) return [];
  return effects.moveShares(company, "pool", player, 10);
}
