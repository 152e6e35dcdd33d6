// expect: ran more than 1,000,000 statements: is there a loop that never ends?
for (;;);
export function hook() { return 1; }
