// expect: is a symbol, not data
export function hook({ state, random }, { company }) {
  return Symbol('x');
}
