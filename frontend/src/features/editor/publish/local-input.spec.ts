import { describe, expect, it } from '@jest/globals';
import { localInput, momentOfInput } from './local-input.js';

describe('a moment in a field', () => {
  it('comes back as the same moment, to the minute', () => {
    expect(momentOfInput(localInput('2031-03-09T17:05:00.000Z'))).toBe('2031-03-09T17:05:00.000Z');
  });
  it.each(['', 'soon'])('%s is none', (text) => {
    expect(momentOfInput(text)).toBeNull();
  });
});
