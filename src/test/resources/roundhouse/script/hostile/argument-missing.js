// expect: argument 1 has to be a text
export function hook({ state, random }, { company }) {
  return state.company();
}
