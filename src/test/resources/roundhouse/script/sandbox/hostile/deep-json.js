// expect: RangeError
export function hook({ state, random }, { company }) {
  return JSON.parse('['.repeat(400000));
}
