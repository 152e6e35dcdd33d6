// expect: threw nothing
export function hook({ state, random }, { company }) {
  throw null;
}
