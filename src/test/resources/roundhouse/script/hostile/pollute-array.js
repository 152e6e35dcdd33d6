// expect: TypeError
export function hook({ state, random }, { company }) {
  Array.prototype.map = () => 5;
}
