// expect: used more than|ran more than
export function hook() {
  const s = new Set(); for (let i = 0; ; i++) s.add(new Set([i]));
}
