// expect: nests deeper than 20 levels: does it contain itself?
export function hook({ state, random }, { company }) {
  const list = [];
  list.push(list);
  return list;
}
