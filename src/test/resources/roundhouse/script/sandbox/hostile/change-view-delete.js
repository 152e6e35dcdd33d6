// expect: the state is read-only: answer with effects
export function hook({ state, random }, { company }) {
  delete company.cash;
}
