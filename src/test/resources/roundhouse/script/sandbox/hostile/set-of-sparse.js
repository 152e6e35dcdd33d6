// expect: used more than 64 MB|took longer
export function hook({ state, random }, { company }) {
  return new Set(Array(4e9)).size;
}
