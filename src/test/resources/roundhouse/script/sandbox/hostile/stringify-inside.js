// expect: Invalid string length|used more than 64 MB|took longer
export function hook({ state, random }, { company }) {
  return JSON.stringify({ a: Array(4e9) });
}
