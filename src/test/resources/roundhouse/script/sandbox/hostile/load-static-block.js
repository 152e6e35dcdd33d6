// expect: ran more than 1,000,000 statements
class Odd { static { for (;;); } }
export function hook() { return 1; }
