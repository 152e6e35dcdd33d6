// expect: ran more than 1,000,000 statements
export function hook({ state, random }, { company }) {
  try { for (;;); } finally { return 5; }
}
