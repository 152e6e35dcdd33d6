// expect: used more than 64 MB
export function hook({ state, random }, { company }) {
  const list = [];
  for (;;) list.push(new Uint8Array(9000));
}
