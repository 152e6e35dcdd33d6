/// <reference path="../roundhouse.d.ts" />

// A bankrupt player sells what may be sold; all other shares go to the pool for nothing.
export const saleProceeds = ({ state, standard }, { player }) => (state.flag("bankrupt", player) ? 0 : standard());

// What nobody presides then leaves the map, with its trains in the pool. Companies may start again.
export const playerBankrupt = ({ state, effects }) =>
  Object.values(state.companies)
    .filter((company) => company.inReceivership)
    .flatMap((company) => [effects.closeCompany(company), ...(company.kind === "company" ? [effects.restart(company)] : [])]);
