// expect: used more than|ran more than|took longer
export function hook() {
  function* all() { for (;;) yield 1; } return all().map(x => x).toArray();
}
