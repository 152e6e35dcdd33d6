// expect: a text cannot be run as code in a script
export function hook({ state, random }, { company }) {
  return (() => 1).constructor.constructor('return this')();
}
