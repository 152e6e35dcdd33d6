// expect: has more than|the limit|entries
export function hook() {
  const list = []; list.length = 2 ** 32 - 1; return list;
}
