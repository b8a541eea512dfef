import { countedImportWarnings, importWarnings } from '@linkyard/contracts';
import type { ImportWarning, WarningCode } from './found-page.js';

type Values = Readonly<Record<string, string | number>>;

const filled = (sentence: string, values: Values): string =>
  sentence.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));

/** A warning in the sentence that the contract declares. @param sentence where it is not named as the code */
export const warning = (
  code: WarningCode & keyof typeof importWarnings,
  values: Values = {},
  sentence: keyof typeof importWarnings = code,
): ImportWarning => ({ code, text: filled(importWarnings[sentence], values) });

/** A warning of one thing or of several. */
export function countedWarning(
  code: keyof typeof countedImportWarnings,
  count: number,
  values: Values = {},
): ImportWarning {
  const { one, many } = countedImportWarnings[code];
  return { code, text: filled(count === 1 ? one : many, { ...values, count }) };
}
