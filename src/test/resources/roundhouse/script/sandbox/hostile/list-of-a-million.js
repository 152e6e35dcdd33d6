// expect: the limit is 100000
export function hook() {
  return Array(1000000).fill(1).map(String).length;
}
