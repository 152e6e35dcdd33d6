// expect: scripts cannot run text as code
export function hook({ state, random }, { company }) {
  return new Function('return 1')();
}
