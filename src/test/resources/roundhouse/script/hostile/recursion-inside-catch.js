// expect: went deeper than 400 calls: is there a recursion that never ends?
export function hook({ state, random }, { company }) {
  function again() { try { return again(); } catch (e) { return again(); } }
  return again();
}
