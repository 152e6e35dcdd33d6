// expect: scripts cannot run text as code
export function hook({ state, random }, { company }) {
  return (() => 1).constructor.constructor('return this')();
}
