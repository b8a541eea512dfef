import { readFileSync } from 'node:fs';

/** The most used passwords of at least 8 characters, sorted, one a line. */
const listFile = new URL('../data/common-passwords.txt', import.meta.url);
let list: Set<string> | undefined;

function commonPasswords(): Set<string> {
  list ??= new Set(readFileSync(listFile, 'utf8').split('\n').filter(Boolean));
  return list;
}

/** `short` under 8 characters, `common` on every attacker's list, `personal` made of the person's own name or address. */
export type PasswordWeakness = 'short' | 'common' | 'personal';

const rows = ['01234567890123456789', 'abcdefghijklmnopqrstuvwxyz', 'qwertyuiopasdfghjklzxcvbnm'];
const reversed = (text: string) => [...text].reverse().join('');

/** One character, or one of two, over and over; or a run along the alphabet, the digits or the keyboard. */
function isPattern(password: string): boolean {
  if (/^(.{1,3})\1+.?.?$/.test(password) && new Set(password).size <= 3) return true;
  return rows.some((row) => row.includes(password) || row.includes(reversed(password)));
}

// "P@ssw0rd1!" is on the same lists as "password": undo the usual swaps and what is stuck on the end.
const unswapped = (password: string) =>
  password
    .replaceAll('@', 'a')
    .replaceAll('4', 'a')
    .replaceAll('0', 'o')
    .replaceAll('1', 'i')
    .replaceAll('3', 'e')
    .replace(/[$5]/g, 's');

/**
 * Why a new password is refused, or null when it may be used.
 * @param about  the person's own words: name, e-mail address, user name
 * @source models 1 "register": at least 8 characters, breached-list check; NIST SP 800-63B 3.1.1.2
 */
export function passwordWeakness(password: string, about: readonly string[] = []): PasswordWeakness | null {
  const folded = password.normalize('NFKC').toLowerCase();
  if ([...folded].length < 8) return 'short';
  const stem = folded.replace(/[\d\W_]+$/, '');
  const common = commonPasswords();
  if (isPattern(folded) || [folded, unswapped(folded), unswapped(stem)].some((form) => common.has(form)))
    return 'common';

  const own = about.flatMap((words) => [words, ...words.split(/[@\s.+_-]+/)]).map((word) => word.toLowerCase());
  if (own.some((word) => word.length >= 4 && (folded === word || stem === word))) return 'personal';
  return null;
}
