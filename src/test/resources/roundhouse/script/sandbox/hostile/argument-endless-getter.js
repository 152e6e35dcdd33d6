// expect: random.pick needs a list
export function hook({ state, random }, { company }) {
  return random.pick({ get length() { for (;;); } });
}
