// expect: entries; the limit is 100000
export function hook({ state, random }, { company }) {
  return [].concat({ length: 1e12, [Symbol.isConcatSpreadable]: true }).length;
}
