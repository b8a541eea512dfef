import type { ImportWarning, WarningCode } from './found-page.js';

export const warning = (code: WarningCode, text: string): ImportWarning => ({ code, text });

/** "1 link was", "3 links were" */
export const count = (amount: number, one: string, many: string): string => `${amount} ${amount === 1 ? one : many}`;
