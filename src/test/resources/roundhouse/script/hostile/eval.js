// expect: a text cannot be run as code in a script
export function hook({ state, random }, { company }) {
  return eval('1 + 1');
}
