// expect: took longer than 3 seconds|ran more than
export function hook() {
  const s = 'a'.repeat(90000), b = s + 'b', c = s + 'c'; const l = []; for (let i = 0; i < 100000; i++) l.push(i % 2 ? b : c); return l.sort().length;
}
