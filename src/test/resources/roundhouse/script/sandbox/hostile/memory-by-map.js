// expect: 1,000,000 statements|used more than 64 MB
export function hook({ state, random }, { company }) {
  const map = new Map();
  for (let i = 0; ; i++) map.set(i, { i, list: [i, i, i, i] });
}
