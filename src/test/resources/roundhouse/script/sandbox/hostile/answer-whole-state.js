// expect: is a view (State), not data
export function hook({ state, random }, { company }) {
  return { state };
}
