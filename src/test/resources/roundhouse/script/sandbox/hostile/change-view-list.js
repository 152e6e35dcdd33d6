// expect: the state is read-only: answer with effects
export function hook({ state, random }, { company }) {
  state.players[0] = 5;
}
