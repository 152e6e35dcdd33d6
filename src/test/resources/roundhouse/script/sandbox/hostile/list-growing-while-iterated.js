// expect: ran more than 1,000,000 statements|used more than 64 MB
export function hook({ state, random }, { company }) {
  const list = [1];
  for (const one of list) list.push(one);
}
