// expect: ran more than 1,000,000 statements: does a loop never end?
for (;;);
export function hook() { return 1; }
