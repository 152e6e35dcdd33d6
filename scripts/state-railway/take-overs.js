/// <reference path="../roundhouse.d.ts" />
import { railway, settings, takeMarkers } from "./markers.js";

// A railway of the state, without an owner, takes over companies that have no train or cannot pay the interest on their
// loans, and when a phase begins what the phase names. It pays the shareholders, and gets what they had.
export const reads = {
  title: { "state-railway": { company: "company", inherits: "boolean", "price-falls": "text", "loan-price-falls": "text" } },
  phase: { "nationalises?": ["'trainless' | 'minors' | 'privates'"] },
};

const isMinor = (company) => company.certificates.length === 1;

const lacksTrain = (company) => company.operated && company.trains.length === 0;

/** Minor companies without a train are taken over at once, of others the presidents are asked, in operating order. */
export function phaseStarted({ state, title, effects }) {
  const what = state.phaseData.nationalises ?? [];
  const companies = state.operatingOrder.map((id) => state.companies[id]).filter((company) => company.floated);
  const trainless = what.includes("trainless") ? companies.filter(lacksTrain) : [];
  return [
    ...(what.includes("privates") ? takePrivates(state, title, effects) : []),
    ...(what.includes("minors") ? companies : trainless).filter(isMinor).map(({ id }) => effects.then("takeOver", id)),
    ...trainless.filter((company) => !isMinor(company)).reverse().map(({ id }) => effects.pushTurn("trainless", id)),
  ];
}

function takePrivates(state, title, effects) {
  const { id: to, closed: gone } = railway(state, title);
  const text = "the state takes over {privateCompany} from {party} for {price:money}";
  return Object.values(state.privates)
    .filter(({ owner, closed }) => !closed && !gone && !["", "bank", to].includes(owner))
    .flatMap(({ id, owner, price }) => [
      effects.logEvent("private-nationalised", { party: owner, privateCompany: id, price }, text),
      effects.pay("bank", owner, price),
      effects.givePrivate(id, to),
    ]);
}

export const trainlessDecider = ({ state }, { entity }) => state.companies[entity].president ?? "";

export const trainlessChoices = () => ["nationalize"];

export const trainlessQuestion = (_, { entity }) => `let the state take over ${entity}, or pass`;

export const trainlessLabel = (_, { entity, answer }) => (answer === "pass" ? `keep ${entity}` : `let the state take over ${entity}`);

export const trainlessTaken = ({ effects }, { entity, answer }) =>
  answer === "pass"
    ? effects.logEvent("company-stayed-private", { company: entity }, "{company} stays in private hands")
    : effects.then("takeOver", entity);

/** A company that can pay for another train goes on. */
export function trainlessWorth({ state }, { entity }) {
  const company = state.companies[entity];
  const player = state.players.find(({ id }) => id === company.president);
  return company.buyingPower < state.trainsForSale[0].price ? company.value(player.held(company)) : -1;
}

/** At the end of a company's turn. */
export const trainlessTurnTaken = ({ state, effects }, { entity }) =>
  state.companies[entity].trains.length === 0 ? effects.then("takeOver", entity) : [];

export const interestUnpaid = ({ effects }, { company }) => effects.then("takeOver", company.id);

/** It pays back loans, and its price falls, also for each loan that is left. */
export function takeOver({ state, title, effects }, { data }) {
  const company = state.companies[data];
  const owner = railway(state, title);
  if (company.closed || owner.closed || company.id === owner.id) return [];
  const paid = company.loans && Math.min(company.loans, Math.floor(company.cash / title.loan));
  const loanFalls = Array(company.loans - paid).fill(settings(title)["loan-price-falls"]);
  return [
    effects.logEvent("company-nationalised", { company }, "the state takes over {company}"),
    ...Array.from({ length: paid }, () => effects.repayLoan(company)),
    ...[settings(title)["price-falls"], ...loanFalls].map((move) => effects.movePrice(company, move)),
    effects.then("absorb", data),
  ];
}

export function absorb({ state, title, effects }, { data }) {
  const company = state.companies[data];
  const owner = railway(state, title);
  const due = state.players.map((player) => ({ player, amount: company.value(player.held(company)) }));
  const inherited = [
    effects.pay(company, owner, company.cash),
    ...company.trains.map((train) => effects.moveTrain(train, owner, { runs: "again" })),
    ...company.privates.map((each) => effects.givePrivate(each, owner)),
  ];
  return [
    ...due.filter(({ amount }) => amount > 0).map(({ player, amount }) => effects.pay("bank", player, amount)),
    ...(settings(title).inherits ? inherited : company.trains.map((train) => effects.moveTrain(train, "out"))),
    ...takeMarkers({ state, title, effects }, company),
    effects.closeCompany(company),
    ...(isMinor(company) ? [] : [effects.restart(company)]),
  ];
}
