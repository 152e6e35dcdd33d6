// expect: called functions more than 400 deep: does a recursion never end?
export function hook({ state, random }, { company }) {
  function again() { try { return again(); } catch (e) { return again(); } }
  return again();
}
