// expect: SharedArrayBuffer is not defined: a script has one thread
export function hook({ state, random }, { company }) {
  return new SharedArrayBuffer(8);
}
