import { describe, expect, it } from '@jest/globals';
import { requireFound } from './require-found.js';

describe('a record that has to be there', () => {
  it('is handed on', () => {
    const record = { _id: 'a' };
    expect(requireFound(record)).toBe(record);
  });

  it.each([null, undefined])('is not found where it is %p', (missing) => {
    const find = (): object | null | undefined => missing;
    expect(() => requireFound(find())).toThrow(expect.objectContaining({ code: 'core.not_found' }));
  });
});
