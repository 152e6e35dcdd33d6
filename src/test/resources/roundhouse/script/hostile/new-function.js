// expect: a text cannot be run as code in a script
export function hook({ state, random }, { company }) {
  return new Function('return 1')();
}
