/// <reference path="../roundhouse.d.ts" />

// "Railway Nationalisation, and the creation of British Rail": at the end of a round after the
// Southern Railway was formed, if every company with a director has a train, floated or not. Then only
// operating rounds are held, after each of which the companies with the lowest dividends close, until
// one or two have operated for the last time.

export const reads = { title: { "southern-railway": { phase: "phase" }, nationalisation: { closes: "number", "bankrupt-leave-a-last-round": "boolean" } } };

const formed = (state) => state.flag("nationalization");
const operating = (state) => state.operatingOrder.map((id) => state.companies[id]).filter((company) => company.floated && !company.ceased);
const paid = (company) => (company.inReceivership ? 0 : company.revenue);

/** Those that operate for the last time are known before anybody goes bankrupt in the round. */
export function roundStarted({ state, effects }, { round }) {
  return round === "closing" ? [effects.setFlag("closing round begins with", operating(state).length)] : undefined;
}

export function roundEnded({ state, title, effects }, { round }) {
  if (formed(state)) return round === "closing" ? close(state, title, effects) : undefined;
  const southern = state.phase === String(title.data["southern-railway"].phase);
  const directed = Object.values(state.companies).filter((company) => company.president);
  const ready = directed.every((company) => company.trains.length > 0);
  if (southern && ready) return [effects.setFlag("nationalization", true), effects.logEvent("nationalisation-began", {}, "The railways are nationalised into British Rail")];
}

/**
 * Two companies close, and all others that paid as little as the second. If bankruptcies have left no
 * more than two, these operate for a last time.
 */
function close(state, title, effects) {
  const companies = operating(state).sort((one, other) => paid(one) - paid(other));
  const began = state.flag("closing round begins with") || companies.length;
  const { closes, "bankrupt-leave-a-last-round": leave } = title.data.nationalisation;
  const last = companies.length <= closes;
  if (last && leave && began > closes && companies.length > 0) return undefined;
  const closing = last ? companies : companies.filter((company) => paid(company) <= paid(companies[closes - 1]));
  const told = (company) => effects.logEvent("company-nationalised", { company }, "British Rail closes {company}");
  const all = closing.flatMap((company) => (last ? [effects.cease(company)] : [effects.cease(company), told(company)]));
  return closing.length === companies.length ? [...all, effects.endGame("nationalization", "at-once")] : all;
}

export function nextRound({ state, standard }) {
  return formed(state) ? "closing" : standard();
}

/** The bank can no longer break. */
export function bankCanBreak({ state, standard }) {
  return formed(state) ? false : standard();
}

/** Only the first number of a train counts: it covers stations of any size. */
export function runningTrains({ state, standard }) {
  return formed(state) ? standard().map((train) => ({ ...train, towns: 0 })) : standard();
}
