import '@testing-library/jest-dom/jest-globals';
import type { TestingLibraryMatchers } from '@testing-library/jest-dom/matchers';
import { afterEach, beforeEach, type expect, jest } from '@jest/globals';
import { cleanup } from '@testing-library/react';
import { resetWindow } from './component-window.js';

// A DOM without a browser is slow to ask for roles, on a busy machine more so; nothing waits for this long.
jest.setTimeout(30_000);
beforeEach(resetWindow);
afterEach(cleanup);

type AnyText = ReturnType<typeof expect.stringContaining>;

declare module 'expect' {
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- merged into jest's own: every matcher of the DOM, nothing added
  interface Matchers<R extends void | Promise<void>> extends TestingLibraryMatchers<AnyText, R> {}
}
