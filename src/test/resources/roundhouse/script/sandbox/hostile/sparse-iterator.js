// expect: took longer than a second|used more than 64 MB
export function hook({ state, random }, { company }) {
  return Array(4e9)[Symbol.iterator]().reduce(Math.max);
}
