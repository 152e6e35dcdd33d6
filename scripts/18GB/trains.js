/// <reference path="../roundhouse.d.ts" />
import { converted } from "./conversion.js";

// A company without a train buys one once it can pay for any that the bank sells.
const needs = (state, company) =>
  company.trains.length === 0 && state.trainsForSale.length > 0 && company.cash >= state.trainsForSale.at(-1).price;

export const mustBuyTrain = ({ state }, { company }) => needs(state, company);

export function mayBuyTrain({ state, standard }, { company, from }) {
  const seller = state.companies[from];
  if (!seller) return standard();
  if (company.inReceivership || seller.inReceivership) return "without a director a company neither buys from others nor sells";
  return company.flag("converted-in-need") && needs(state, company) ? `${company.id} buys a train of the bank after its conversion` : standard();
}

// After an operating round in which nobody bought a train of the bank, the next one is exported. When no more than two are
// left, no more markers are placed.
const BOUGHT = "bank-train";
const LAST = "last-trains";

export const trainBought = ({ state, effects }, { from }) => (from === "bank" && !state.flag(BOUGHT) ? effects.setFlag(BOUGHT, true) : []);

export function roundEnded({ state, effects }, { round }) {
  if (round !== "operating") return [];
  if (state.flag(BOUGHT)) return [effects.setFlag(BOUGHT, false), effects.then("few")];
  const last = state.newTrains.length === 1 ? [effects.endGame("last-train", "at-once")] : [];
  return [effects.exportTrain(), ...last, effects.then("few")];
}

export const few = ({ state, effects }) => (state.newTrains.length <= 2 && !state.flag(LAST) ? effects.setFlag(LAST, true) : []);

export const mayPlaceMarkers = ({ state, standard }) => (state.flag(LAST) ? "no more markers are placed before the last trains" : standard());

// The first 5+2-train makes all companies that have not floated ten-share companies, the first 6X-train removes them with a
// train each; their markers stay.
const waiting = (state) => Object.values(state.companies).filter((company) => !company.floated && !company.closed);

export function phaseStarted({ state, effects }, { phase }) {
  if (phase === "5+2") return waiting(state).filter(({ kind }) => kind === "five-share").flatMap((company) => converted(effects, company, "ipo", 0));
  if (phase !== "6X") return [];
  const trains = waiting(state).slice(0, state.newTrains.filter(({ type }) => type === "6X").length);
  return [...waiting(state).map((company) => effects.closeCompany(company, { markers: "stay" })), ...trains.map(() => effects.moveTrain("6X", "out"))];
}
