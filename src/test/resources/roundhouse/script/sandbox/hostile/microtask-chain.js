// expect: 1,000,000 statements|used more than 64 MB
export function hook({ state, random }, { company }) {
  const again = () => { Promise.resolve().then(again); };
  again();
  return 1;
}
