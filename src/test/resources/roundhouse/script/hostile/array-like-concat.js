// expect: at most 1000000 entries can be worked on
export function hook({ state, random }, { company }) {
  return [].concat({ length: 1e12, [Symbol.isConcatSpreadable]: true }).length;
}
