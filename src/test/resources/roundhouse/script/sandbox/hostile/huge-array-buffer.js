// expect: Array buffer allocation failed
export function hook({ state, random }, { company }) {
  return new ArrayBuffer(2 ** 31).byteLength;
}
