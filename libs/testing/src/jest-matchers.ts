import { expect } from '@jest/globals';

expect.extend({
  /** The refusal with this code, whatever class carries it. */
  toHaveCode(received: unknown, code: string) {
    const actual: unknown =
      typeof received === 'object' && received !== null && 'code' in received ? received.code : undefined;
    return { pass: actual === code, message: () => `expected the code ${code}, got ${String(actual ?? received)}` };
  },
});

declare module 'expect' {
  interface Matchers<R extends void | Promise<void>> {
    toHaveCode(code: string): R;
  }
}
