// expect: Atomics is not defined
export function hook({ state, random }, { company }) {
  return Atomics.wait(new Int32Array(1), 0, 0);
}
