import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { defineBlock, readData } from './define-block.js';
import { optionalLink, text } from './fields.js';

const block = defineBlock({
  code: 'el_probe',
  category: 'Basic',
  label: 'Probe',
  hint: 'Only for this spec',
  icon: 'IconLink',
  schema: z.object({
    title: text(10, 'untitled'),
    items: z
      .array(z.object({ url: optionalLink, kind: z.literal('a') }))
      .max(3)
      .default([]),
  }),
  createDefault: () => ({ title: 'x', items: [] }),
  upgrades: [
    (stored) =>
      typeof stored === 'object' && stored !== null && 'heading' in stored ? { title: stored.heading } : stored,
  ],
});

describe('reading stored data', () => {
  it('keeps a block whose one field is broken', () => {
    const read = readData(block, { title: 'Hi', items: [{ url: 'javascript:alert(1)', kind: 'a' }] });
    expect(read).toEqual({ title: 'Hi', items: [{ url: '', kind: 'a' }] });
  });
  it('leaves out entries that are no entries', () => {
    const read = readData(block, { title: 'Hi', items: [null, { url: 'https://a.example/', kind: 'a' }, 7] });
    expect(read?.items).toEqual([{ url: 'https://a.example/', kind: 'a' }]);
  });
  it('falls back to the field default when a text is too long', () => {
    expect(readData(block, { title: 'x'.repeat(99) })?.title).toBe('untitled');
  });
  it('changes nothing in what was stored', () => {
    const stored = { title: 7, items: [{ url: 'javascript:1', kind: 'a' }] };
    readData(block, stored);
    expect(stored).toEqual({ title: 7, items: [{ url: 'javascript:1', kind: 'a' }] });
  });
  it('lifts an older shape', () => expect(readData(block, { heading: 'Old' })?.title).toBe('Old'));
  it.each([null, undefined, 5, 'x', []])('has nothing to show of %j', (stored) =>
    expect(readData(block, stored)).toBeNull(),
  );
});
