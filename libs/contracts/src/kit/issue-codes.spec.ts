import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { fieldErrors } from './field-errors.js';
import { refusedAs, refusedWith } from '../errors/reasons.js';
import { inEnglish } from './in-english.js';
import './issue-codes.js';

/** The refusals of one value, as they cross the wire. */
const refusals = (schema: z.ZodType, value: unknown) => {
  const result = schema.safeParse(value);
  return result.success ? [] : fieldErrors(result.error);
};
const messageOf = (schema: z.ZodType, value: unknown) => {
  const [first] = refusals(schema, value);
  return first && inEnglish(first);
};

describe('the message of a refused field', () => {
  it.each<[string, z.ZodType, unknown, string]>([
    ['a missing field', z.string(), undefined, 'This is required.'],
    ['a number for text', z.string(), 1, 'Use text here.'],
    ['text for a number', z.number(), 'x', 'Use a number here.'],
    ['a fraction for a whole number', z.int(), 1.5, 'Use a whole number.'],
    ['text for a switch', z.boolean(), 'x', 'Use true or false.'],
    ['text for a list', z.array(z.string()), 'x', 'Use a list here.'],
    ['text for an object', z.object({}), 'x', 'Use an object here.'],
    ['empty text', z.string().min(1), '', 'This must not be empty.'],
    ['short text', z.string().min(3), 'x', 'Use at least 3 characters.'],
    ['long text', z.string().max(3), 'xxxx', 'Use at most 3 characters.'],
    ['text of another length', z.string().length(2), 'x', 'Use exactly 2 characters.'],
    ['a number that is too small', z.number().min(1), 0, 'Use 1 or more.'],
    ['a number that is not positive', z.number().gt(0), 0, 'Use a number above 0.'],
    ['a number that is too large', z.number().max(9), 10, 'Use 9 or less.'],
    ['a number on the limit', z.number().lt(9), 9, 'Use a number below 9.'],
    ['an empty list', z.array(z.string()).min(1), [], 'Add at least one entry.'],
    ['a long list', z.array(z.string()).max(1), ['a', 'b'], 'Use at most one entry.'],
    ['a step', z.number().multipleOf(5), 3, 'Use a multiple of 5.'],
    ['an address', z.email(), 'x', 'Enter a valid e-mail address.'],
    ['a pattern', z.string().regex(/^a$/), 'b', 'This is not in the required format.'],
    ['an unknown field', z.strictObject({}), { isAdmin: 1 }, 'There is no field "isAdmin" here.'],
    ['one of a few', z.enum(['a', 'b']), 'c', 'Choose one of: a, b.'],
    ['one value', z.literal(1), 2, 'Only 1 can be used here.'],
    ['a union of simple values', z.union([z.literal(0), z.literal(1)]), 2, 'Choose one of: 0, 1.'],
    ['a rule of ours', z.string().refine(() => false), 'x', 'This value cannot be used here.'],
  ])('is one sentence for %s', (_rule, schema, value, message) => {
    expect(messageOf(schema, value)).toBe(message);
  });

  it('is that of the alternative that the value was meant for', () => {
    const address = z.union([z.literal(''), z.string().max(3)]);
    expect(messageOf(address, 'long text')).toBe('Use at most 3 characters.');
  });

  it('is that of the code that a rule brings', () => {
    expect(messageOf(z.string().min(3, refusedAs('core.name_required')), 'x')).toBe('Name is required');
  });

  it('has the values that a rule brings', () => {
    const few = z.array(z.string()).refine(({ length }) => length < 2, refusedWith('core.too_many_days', { count: 1 }));
    expect(refusals(few, ['a', 'b'])).toEqual([{ path: '', code: 'core.too_many_days', params: { count: 1 } }]);
  });

  it('is that of a value that cannot be used where a rule brings a sentence', () => {
    expect(refusals(z.string().min(3, 'Three letters.'), 'x')).toEqual([{ path: '', code: 'core.unusable' }]);
  });

  it('is given once per field', () => {
    const twice = z.strictObject({ name: z.string().min(3).regex(/^a/) });
    expect(refusals(twice, { name: 'x' })).toEqual([{ path: 'name', code: 'core.too_short', params: { count: 3 } }]);
  });
});
