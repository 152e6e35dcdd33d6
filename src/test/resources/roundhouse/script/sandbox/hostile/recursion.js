// expect: called functions more than 400 deep: does a recursion never end?
export function hook({ state, random }, { company }) {
  function deeper(n) { return deeper(n + 1) + 1; }
  return deeper(0);
}
