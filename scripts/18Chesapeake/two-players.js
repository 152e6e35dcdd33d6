/// <reference path="../roundhouse.d.ts" />

// With two players, what the offering still has of a company goes to the pool when the company floats.
export function companyFloated({ state, effects }, { company }) {
  return state.players.length === 2 ? effects.moveShares(company, "ipo", "pool", company.inOffering) : [];
}

// Before somebody else than the president buys a share from the pool, one leaves the game: if it was the last,
// nothing is left to buy.
export function beforeSharePurchase({ state, effects }, { player, company, from }) {
  const other = state.players.length === 2 && from === "pool" && company.president !== player.id;
  return other ? effects.moveShares(company, "pool", "bank", 10) : [];
}
