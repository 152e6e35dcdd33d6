// expect: took longer|used more than|the limit
export function hook() {
  const s = 'a'.repeat(90000); const x = s + 'b'; const y = s + 'c'; const l = Array(100000).fill(x); let n = 0; for (let i = 0; i < 900000; i++) n += l.indexOf(y); return n;
}
