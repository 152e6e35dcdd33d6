// expect: dynamic evaluation of code is disabled
export function hook({ state, random }, { company }) {
  return new Function('return 1')();
}
