import { z } from 'zod';
import { sentence } from './sentence.js';

type Issue = Parameters<z.core.$ZodErrorMap>[0];

const kinds: Record<string, string> = {
  string: /*i18n*/ 'Use text here.',
  number: /*i18n*/ 'Use a number here.',
  int: /*i18n*/ 'Use a whole number.',
  boolean: /*i18n*/ 'Use true or false.',
  array: /*i18n*/ 'Use a list here.',
  tuple: /*i18n*/ 'Use a list here.',
  object: /*i18n*/ 'Use an object here.',
  record: /*i18n*/ 'Use an object here.',
  date: /*i18n*/ 'Use a date here.',
};
const formats: Record<string, string> = {
  email: /*i18n*/ 'Enter a valid e-mail address.',
  url: /*i18n*/ 'Enter a complete address, such as https://example.com.',
  uuid: /*i18n*/ 'This id is not valid.',
  datetime: /*i18n*/ 'Enter a date with a time, such as 2026-01-31T09:00:00Z.',
  date: /*i18n*/ 'Enter a date, such as 2026-01-31.',
  time: /*i18n*/ 'Enter a time, such as 09:30.',
  json_string: /*i18n*/ 'Use valid JSON here.',
};

const isText = (origin: string) => origin === 'string';
const isCounted = (origin: string) => origin === 'array' || origin === 'set' || origin === 'map';

const exactLength = (count: number) =>
  count === 1 ? /*i18n*/ 'Use exactly one character.' : sentence(/*i18n*/ 'Use exactly {count} characters.', { count });

function tooSmall({ origin, minimum, inclusive, exact }: Extract<Issue, { code: 'too_small' }>) {
  const count = Number(minimum);
  if (isText(origin) && exact) return exactLength(count);
  if (isText(origin))
    return count === 1
      ? /*i18n*/ 'This must not be empty.'
      : sentence(/*i18n*/ 'Use at least {count} characters.', { count });
  if (isCounted(origin))
    return count === 1
      ? /*i18n*/ 'Add at least one entry.'
      : sentence(/*i18n*/ 'Add at least {count} entries.', { count });
  if (origin === 'date') return /*i18n*/ 'Choose a later date.';
  return sentence(inclusive ? /*i18n*/ 'Use {count} or more.' : /*i18n*/ 'Use a number above {count}.', { count });
}

function tooBig({ origin, maximum, inclusive, exact }: Extract<Issue, { code: 'too_big' }>) {
  const count = Number(maximum);
  if (isText(origin) && exact) return exactLength(count);
  if (isText(origin))
    return count === 1
      ? /*i18n*/ 'Use at most one character.'
      : sentence(/*i18n*/ 'Use at most {count} characters.', { count });
  if (isCounted(origin))
    return count === 1
      ? /*i18n*/ 'Use at most one entry.'
      : sentence(/*i18n*/ 'Use at most {count} entries.', { count });
  if (origin === 'date') return /*i18n*/ 'Choose an earlier date.';
  return sentence(inclusive ? /*i18n*/ 'Use {count} or less.' : /*i18n*/ 'Use a number below {count}.', { count });
}

/** Offers a few values by name, and many without. */
export function oneOf(values: readonly unknown[]) {
  const names = values.map(String);
  if (names.length === 1) return sentence(/*i18n*/ 'Only {value} can be used here.', { value: names[0] ?? '' });
  if (names.length > 8) return /*i18n*/ 'Choose one of the offered values.';
  return sentence(/*i18n*/ 'Choose one of: {values}.', { values: names.join(', ') });
}

/** A sentence for every rule that brings no text of its own. */
export function messageFor(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined) return /*i18n*/ 'This is required.';
      return kinds[issue.expected] ?? /*i18n*/ 'This kind of value cannot be used here.';
    case 'too_small':
      return tooSmall(issue);
    case 'too_big':
      return tooBig(issue);
    case 'invalid_format':
      return formats[issue.format] ?? /*i18n*/ 'This is not in the required format.';
    case 'not_multiple_of':
      return sentence(/*i18n*/ 'Use a multiple of {step}.', { step: Number(issue.divisor) });
    case 'unrecognized_keys':
      return sentence(/*i18n*/ 'There is no field "{field}" here.', { field: String(issue.keys[0]).slice(0, 60) });
    case 'invalid_value':
      return oneOf(issue.values);
    case 'invalid_key':
      return /*i18n*/ 'One of the names in this object is not valid.';
    default:
      return /*i18n*/ 'This value cannot be used here.';
  }
}

// For the whole process: a schema that is parsed outside of a contract (a block, a setting) has the same texts.
z.config({ customError: messageFor });
