import { NODATA, NOTFOUND } from 'node:dns';
import type { Resolver } from 'node:dns/promises';
import type { Answer } from './answers.js';

export const maxValues = 200;
const maxValueLength = 1_024;
const absent: ReadonlySet<string> = new Set([NOTFOUND, NODATA]);

/** Never throws: what could not be asked is `failed`. */
export async function ask(question: () => Promise<string[]>): Promise<Answer> {
  try {
    const values = (await question()).slice(0, maxValues).map((value) => value.slice(0, maxValueLength));
    return values.length === 0 ? { kind: 'none' } : { kind: 'found', values };
  } catch (error) {
    const code = typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : 'EUNKNOWN';
    return absent.has(code) ? { kind: 'none' } : { kind: 'failed', reason: code };
  }
}

/** One value may come in several strings. */
export const textsAt = async (resolver: Resolver, name: string): Promise<string[]> =>
  (await resolver.resolveTxt(name)).map((strings) => strings.join(''));
