// expect: took longer than a second|ran more than|used more than
export function hook() {
  const s = 'a'.repeat(90000); const l = []; for (let i = 0; i < 100000; i++) l.push(i % 2 ? s + 'b' : s + 'c'); return l.sort().length;
}
