// expect: a Company has no 'csh': did you mean 'cash'?
export function hook({ state, random }, { company }) {
  return company.csh;
}
