// expect: took longer than 3 seconds|used more than 64 MB
export function hook({ state, random }, { company }) {
  return Array(4e9)[Symbol.iterator]().reduce(Math.max);
}
