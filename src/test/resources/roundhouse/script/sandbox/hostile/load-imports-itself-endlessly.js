// expect: ran more than 1,000,000 statements
import { again as twice } from './load-imports-itself-endlessly.js';
export function again() { for (;;) twice; }
again();
export function hook() { return 1; }
