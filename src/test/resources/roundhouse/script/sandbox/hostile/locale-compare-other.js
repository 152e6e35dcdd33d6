// expect: the limit is 1000
export function hook() {
  return 'a'.localeCompare('\u0315\u0300'.repeat(40000));
}
