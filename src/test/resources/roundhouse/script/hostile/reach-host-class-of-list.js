// expect: getClass is no function of [list of 2]
export function hook({ state, random }, { company }) {
  return state.players.getClass();
}
