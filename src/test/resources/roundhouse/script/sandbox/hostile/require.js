// expect: require is not defined: use import
export function hook({ state, random }, { company }) {
  return require('fs');
}
