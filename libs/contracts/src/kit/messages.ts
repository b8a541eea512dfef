import { z } from 'zod';

type Issue = Parameters<z.core.$ZodErrorMap>[0];

const kinds: Record<string, string> = {
  string: 'Use text here.',
  number: 'Use a number here.',
  int: 'Use a whole number.',
  boolean: 'Use true or false.',
  array: 'Use a list here.',
  tuple: 'Use a list here.',
  object: 'Use an object here.',
  record: 'Use an object here.',
  date: 'Use a date here.',
};
const formats: Record<string, string> = {
  email: 'Enter a valid e-mail address.',
  url: 'Enter a complete address, such as https://example.com.',
  uuid: 'This id is not valid.',
  datetime: 'Enter a date with a time, such as 2026-01-31T09:00:00Z.',
  date: 'Enter a date, such as 2026-01-31.',
  time: 'Enter a time, such as 09:30.',
  json_string: 'Use valid JSON here.',
};

const counted = (count: number, one: string, many: string) => (count === 1 ? `one ${one}` : `${count} ${many}`);
const isText = (origin: string) => origin === 'string';
const isCounted = (origin: string) => origin === 'array' || origin === 'set' || origin === 'map';

function tooSmall({ origin, minimum, inclusive, exact }: Extract<Issue, { code: 'too_small' }>) {
  const least = Number(minimum);
  if (isText(origin) && exact) return `Use exactly ${counted(least, 'character', 'characters')}.`;
  if (isText(origin)) return least === 1 ? 'This must not be empty.' : `Use at least ${least} characters.`;
  if (isCounted(origin)) return `Add at least ${counted(least, 'entry', 'entries')}.`;
  if (origin === 'date') return 'Choose a later date.';
  return inclusive ? `Use ${least} or more.` : `Use a number above ${least}.`;
}

function tooBig({ origin, maximum, inclusive, exact }: Extract<Issue, { code: 'too_big' }>) {
  const most = Number(maximum);
  if (isText(origin)) return `Use ${exact ? 'exactly' : 'at most'} ${counted(most, 'character', 'characters')}.`;
  if (isCounted(origin)) return `Use at most ${counted(most, 'entry', 'entries')}.`;
  if (origin === 'date') return 'Choose an earlier date.';
  return inclusive ? `Use ${most} or less.` : `Use a number below ${most}.`;
}

/** Offers a few values by name, and many without. */
export function oneOf(values: readonly unknown[]) {
  const names = values.map(String);
  if (names.length === 1) return `Only ${names[0]} can be used here.`;
  return names.length <= 8 ? `Choose one of: ${names.join(', ')}.` : 'Choose one of the offered values.';
}

/** A sentence for every rule that brings no text of its own. */
export function messageFor(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined) return 'This is required.';
      return kinds[issue.expected] ?? 'This kind of value cannot be used here.';
    case 'too_small':
      return tooSmall(issue);
    case 'too_big':
      return tooBig(issue);
    case 'invalid_format':
      return formats[issue.format] ?? 'This is not in the required format.';
    case 'not_multiple_of':
      return `Use a multiple of ${issue.divisor}.`;
    case 'unrecognized_keys':
      return `There is no field "${String(issue.keys[0]).slice(0, 60)}" here.`;
    case 'invalid_value':
      return oneOf(issue.values);
    case 'invalid_key':
      return 'One of the names in this object is not valid.';
    default:
      return 'This value cannot be used here.';
  }
}

// For the whole process: a schema that is parsed outside of a contract (a block, a setting) has the same texts.
z.config({ customError: messageFor });
