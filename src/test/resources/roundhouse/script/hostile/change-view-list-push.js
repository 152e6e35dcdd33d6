// expect: 
export function hook({ state, random }, { company }) {
  state.players.push(5);
}
