import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { changeOf } from './change-of.js';

describe('a change of an object', () => {
  const change = changeOf(z.strictObject({ name: z.string().min(1), size: z.int().max(9).default(3) }));

  it('names what was sent and nothing else', () => {
    expect(change.parse({})).toEqual({});
    expect(change.parse({ size: 4 })).toEqual({ size: 4 });
  });

  it.each([{ size: 10 }, { name: '' }, { other: 1 }])('is judged like the object: %j', (sent) => {
    expect(change.safeParse(sent).success).toBe(false);
  });
});
