// expect: dynamic evaluation of code is disabled
export function hook({ state, random }, { company }) {
  return eval('1 + 1');
}
