// expect: took longer than 3 seconds|ran more than|used more than
export function hook() {
  const s = 'a'.repeat(90000); const x = s + 'b'; const y = s + 'c'; return Array.from({ length: 90000 }, (_, i) => i % 2 ? x : y).toSorted().length;
}
