/// <reference path="../roundhouse.d.ts" />

// With two players, what the offering still has of a company goes to the pool when the company floats.
export function companyFloated({ state, effects }, { company }) {
  return state.players.length === 2 ? effects.moveShares(company, "ipo", "pool", company.inOffering) : [];
}

// Then each share that somebody else than the president buys from the pool takes another one out of the game.
export function shareBought({ state, effects }, { player, company, from, presidentBefore }) {
  const other = state.players.length === 2 && from === "pool" && presidentBefore !== player.id && company.inPool > 0;
  return other ? effects.moveShares(company, "pool", "bank", 10) : [];
}
