import { describe, expect, it } from '@jest/globals';
import { withLaterChanges } from './later-changes.js';

describe('the values of a form whose save was answered', () => {
  it('are the server’s, except for fields that were edited after sending', () => {
    const sent = { title: ' Mug', text: 'Thin', tags: ['a'] };
    const current = { ...sent, text: 'Thin and strong', tags: ['a'] };
    const stored = { title: 'Mug', text: 'Thin', tags: ['A'] };
    expect(withLaterChanges(stored, sent, current)).toEqual({ title: 'Mug', text: 'Thin and strong', tags: ['A'] });
  });
});
