// expect: Invalid typed array length
export function hook({ state, random }, { company }) {
  return new Float64Array(1e9).length;
}
