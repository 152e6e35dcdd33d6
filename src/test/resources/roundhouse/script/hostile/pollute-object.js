// expect: TypeError
export function hook({ state, random }, { company }) {
  Object.prototype.cheat = 5;
}
