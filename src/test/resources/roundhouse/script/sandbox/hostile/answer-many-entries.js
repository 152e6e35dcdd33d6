// expect: the answer[98] has more than 10,000 entries
export function hook({ state, random }, { company }) {
  const rows = [];
  for (let i = 0; i < 200; i++) rows.push(new Array(100).fill(i));
  return rows;
}
