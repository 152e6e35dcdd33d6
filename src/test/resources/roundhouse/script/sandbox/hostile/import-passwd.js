// expect: imports '/etc/passwd' in /hostile/import-passwd.js, but there is no such script
import '../../etc/passwd';
export function hook() { return 1; }
