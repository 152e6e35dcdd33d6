// expect: argument 1 must be a text
export function hook({ state, random }, { company }) {
  return state.company();
}
