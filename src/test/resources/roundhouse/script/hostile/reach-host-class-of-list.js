// expect: is not a function
export function hook({ state, random }, { company }) {
  return state.players.getClass();
}
