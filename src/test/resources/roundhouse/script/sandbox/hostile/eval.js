// expect: scripts cannot run text as code
export function hook({ state, random }, { company }) {
  return eval('1 + 1');
}
