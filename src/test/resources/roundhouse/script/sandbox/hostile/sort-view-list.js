// expect: the state is read-only: answer with effects
export function hook({ state, random }, { company }) {
  return state.players.sort();
}
