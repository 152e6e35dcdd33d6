// expect: is a function, not data
export function hook({ state, random }, { company }) {
  return { toJSON() { for (;;); } };
}
