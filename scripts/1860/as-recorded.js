// Where recorded games follow other rules than the rulebook, not just other numbers.

const owes = (company) => company.flag("insolvent");

/** A trainless company's certificates are halved one by one, so that the director's counts the full price of one share. */
export function worth({ state, standard }, { player }) {
  const companies = Object.values(state.companies).filter(({ price }) => price > 0);
  if (companies.every(({ fullValue }) => fullValue)) return standard();
  const shares = companies.reduce((sum, company) => sum + valueOf(company, player), 0);
  const privates = Object.values(state.privates).filter(({ owner }) => owner === player.id);
  return player.cash + shares + privates.reduce((sum, { price }) => sum + price, 0);
}

function valueOf(company, player) {
  return company.certificates
    .filter(({ holder }) => holder === player.id)
    .reduce((sum, { percent }) => sum + Math.floor(((percent / 10) * company.price) / (company.fullValue ? 1 : 2)), 0);
}

/** Insolvency ends once the company can pay for a train and so leases none ... */
export function afterDividend({ state, effects }, { company, revenue }) {
  if (owes(company) && revenue === 0 && company.trains.length === 0) return effects.setFlag("insolvent", false, company);
}

/** ... and otherwise at the end of a turn in which the company owns a train. */
export function turnEnded({ effects }, { company }) {
  if (owes(company) && company.trains.length > 0) return effects.setFlag("insolvent", false, company);
}

/** A company with exactly the price of the next train may pass. */
export function mustBuyTrain({ state, standard }, { company }) {
  return standard() && !state.trainsForSale.some(({ price }) => price === company.cash);
}
