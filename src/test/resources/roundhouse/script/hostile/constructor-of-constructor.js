// expect: dynamic evaluation of code is disabled
export function hook({ state, random }, { company }) {
  return (() => 1).constructor.constructor('return this')();
}
