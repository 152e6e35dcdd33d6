// expect: went deeper than 400 calls: is there a recursion that never ends?
export function hook({ state, random }, { company }) {
  function deeper(n) { return deeper(n + 1) + 1; }
  return deeper(0);
}
