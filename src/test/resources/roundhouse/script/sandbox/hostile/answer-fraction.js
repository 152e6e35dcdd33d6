// expect: the answer.pays[1].amount is 2.5: use a whole number
export function hook({ state, random }, { company }) {
  return { pays: [{ amount: 2 }, { amount: 2.5 }] };
}
