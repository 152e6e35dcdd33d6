// expect: RangeError: Invalid string length
export function hook({ state, random }, { company }) {
  return 'a'.padEnd(1e9);
}
