import { describe, expect, it } from '@jest/globals';
import { draggedOf, gapId, gapOf, moveId, newId } from './drag-ids.js';

describe('what is dragged and where', () => {
  it('is read back from its id', () => {
    expect(draggedOf(newId('el_link'))).toEqual({ kind: 'new', code: 'el_link' });
    expect(draggedOf(moveId('a1', 'handle'))).toEqual({ kind: 'move', id: 'a1' });
    expect(draggedOf('else')).toBeNull();
    expect(gapOf(gapId(12))).toBe(12);
    expect(gapOf('gap:x')).toBeNull();
    expect(gapOf(undefined)).toBeNull();
  });
});
