// expect: ran more than
export function hook() {
  for (;;) switch (1) { case 1: continue; }
}
