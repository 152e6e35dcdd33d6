// expect: the answer is NaN
export function hook({ state, random }, { company }) {
  return company.cash + undefined;
}
