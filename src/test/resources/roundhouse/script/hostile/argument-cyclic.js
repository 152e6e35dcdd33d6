// expect: an argument nests deeper|argument 1 has to be a text
export function hook({ state, random }, { company }) {
  const list = [];
  list.push(list);
  return state.company(list);
}
