/// <reference path="../roundhouse.d.ts" />

// When the game begins one company of some is drawn, and those that cannot start before the second stock round.
const LATER = "later";

/** The ids in random order. */
function shuffled(random, ids) {
  const numbers = new Map(ids.map((id) => [id, random.below(2147483647)]));
  return [...ids].sort((one, other) => numbers.get(one) - numbers.get(other));
}

export function roundStarted({ state, title, random, effects }, { round }) {
  if (round !== "opening") return [];
  const { lot, later } = title.data;
  const out = shuffled(random, lot).slice(1);
  const rest = shuffled(random, Object.keys(state.companies).filter((id) => !out.includes(id)));
  const late = rest.filter((id) => id !== "LNWR").slice(0, later?.[state.players.length] ?? 0);
  return [...out.map((id) => effects.closeCompany(id)), ...late.map((id) => effects.setFlag(LATER, true, id))];
}

// Whoever owns the London & Birmingham starts the London and North Western, and buys nothing else before.
const waitsForLnwr = ({ companies }) => companies.LNWR && !companies.LNWR.started && !companies.LNWR.closed;
const ownsLb = ({ privates }, player) => privates.LB?.owner === player.id;

export function mayStart({ state, standard }, { player, company }) {
  if (company.flag(LATER) && state.set === 1) return `${company.id} starts from the second stock round on`;
  if (!waitsForLnwr(state)) return standard();
  const its = company.id === "LNWR";
  if (its && !ownsLb(state, player)) return "the owner of LB starts LNWR";
  return !its && ownsLb(state, player) ? `${player.id} owns LB and starts LNWR first` : standard();
}

export const mayBuyShare = ({ state, standard }, { player, company }) =>
  waitsForLnwr(state) && ownsLb(state, player) && company.id !== "LNWR" ? `${player.id} owns LB and starts LNWR first` : standard();

// Until the first 3+1-train companies float at 40 %, then at 60 %. What is not sold of a ten-share company goes to the pool.
export const floats = ({ state, standard }, { company }) =>
  standard() && (state.phase === "2+1" || 100 - company.inOffering >= 60);

export const companyFloated = ({ effects }, { company }) =>
  company.kind === "ten-share" && company.inOffering > 0 ? effects.moveShares(company, "ipo", "pool", company.inOffering) : [];
