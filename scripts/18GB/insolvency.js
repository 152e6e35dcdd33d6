/// <reference path="../roundhouse.d.ts" />
import { converted, paid } from "./conversion.js";
export { paid };

// A company that ends its turn without a train is insolvent: it builds nothing, and until it can pay for a train it leases
// the bank's cheapest one and keeps what that earns.
const INSOLVENT = "insolvent";

const cheapest = (state) => state.trainsForSale[0];
const leases = (state, company) => company.flag(INSOLVENT) && cheapest(state) && company.cash < cheapest(state).price;

export const turnEnded = ({ state, effects }, { kind, company }) =>
  kind === "operating" && company.flag(INSOLVENT) !== (company.trains.length === 0) ? declared(effects, company, company.trains.length === 0) : [];

const declared = (effects, company, insolvent) => [
  effects.setFlag(INSOLVENT, insolvent, company),
  effects.logEvent(insolvent ? "company-insolvent" : "company-solvent", { company: company.id }, `{company} is ${insolvent ? "insolvent" : "solvent again"}`),
];

/** Without a director it is declared insolvent at once. */
export function turnStarted({ state, effects }, { entity }) {
  const company = state.companies[entity];
  return company?.inReceivership && company.trains.length === 0 && !company.flag(INSOLVENT) ? declared(effects, company, true) : [];
}

const hindrance = (company) =>
  (company.flag(INSOLVENT) && `${company.id} is insolvent and builds nothing`) || (company.inReceivership && `${company.id} has no director and builds nothing`);

export const mayLayTrack = ({ standard }, { company }) => hindrance(company) || standard();

export const mayLayTile = ({ standard }, { company }) => hindrance(company) || standard();

export const mayPlaceMarkers = ({ standard }, { company }) => hindrance(company) || standard();

export const mayDoStep = ({ state, standard }, { step, entity }) =>
  step === "buy-trains" && state.companies[entity]?.inReceivership ? `${entity} has no director, and buys a train by itself` : standard();

export const runningTrains = ({ state, standard }, { company }) =>
  leases(state, company) ? [cheapest(state)].map(({ id, type, cities, towns }) => ({ id, type, cities, towns, spare: towns > 0, leased: true })) : standard();

export const dividendKinds = ({ state, standard }, { company }) =>
  company.inReceivership || leases(state, company) ? ["withhold"] : standard();

// Without a director a company that has no train buys the dearest that it can pay for, if need be after a conversion.
export function afterDividend({ state, effects }, { company }) {
  if (!company.inReceivership || company.trains.length > 0 || !cheapest(state)) return [];
  const converts = company.kind === "five-share" && company.cash < cheapest(state).price;
  return [...(converts ? converted(effects, company, "pool", 3) : []), effects.then("dearest", company.id)];
}

export function dearest({ state, effects }, { data }) {
  const company = state.companies[data];
  const train = state.trainsForSale.filter(({ price }) => price <= company.cash).at(-1);
  return train ? [effects.pay(company, "bank", train.price), effects.setFlag("bank-train", true), effects.moveTrain(train.type, company)] : [];
}
