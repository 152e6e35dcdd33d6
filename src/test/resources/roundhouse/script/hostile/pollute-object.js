// expect: cannot be added: what all scripts share is frozen
export function hook({ state, random }, { company }) {
  Object.prototype.cheat = 5;
}
