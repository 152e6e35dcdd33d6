// expect: an argument is nested deeper|argument 1 must be a text
export function hook({ state, random }, { company }) {
  const list = [];
  list.push(list);
  return state.company(list);
}
