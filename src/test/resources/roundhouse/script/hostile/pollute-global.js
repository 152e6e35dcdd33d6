// expect: TypeError
export function hook({ state, random }, { company }) {
  globalThis.cheat = 5;
}
