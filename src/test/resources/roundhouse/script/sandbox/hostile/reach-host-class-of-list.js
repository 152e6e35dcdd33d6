// expect: [list of 2] has no function getClass
export function hook({ state, random }, { company }) {
  return state.players.getClass();
}
