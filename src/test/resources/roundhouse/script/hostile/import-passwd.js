// expect: etc/passwd
import '../../etc/passwd';
export function hook() { return 1; }
