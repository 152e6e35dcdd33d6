// expect: called functions more than 400 deep|used more than 64 MB
export function hook({ state, random }, { company }) {
  let list = [];
  for (let i = 0; i < 5000; i++) list = [list];
  return String(list);
}
