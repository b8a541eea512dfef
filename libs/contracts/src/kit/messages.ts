import { z } from 'zod';
import { sentence } from '../primitives/sentence.js';

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

const sentences = {
  exactlyOne: /*i18n*/ 'Use exactly one character.',
  exactly: /*i18n*/ 'Use exactly {count} characters.',
  notEmpty: /*i18n*/ 'This must not be empty.',
  atLeast: /*i18n*/ 'Use at least {count} characters.',
  oneEntry: /*i18n*/ 'Add at least one entry.',
  entries: /*i18n*/ 'Add at least {count} entries.',
  later: /*i18n*/ 'Choose a later date.',
  orMore: /*i18n*/ 'Use {count} or more.',
  above: /*i18n*/ 'Use a number above {count}.',
  atMostOne: /*i18n*/ 'Use at most one character.',
  atMost: /*i18n*/ 'Use at most {count} characters.',
  atMostOneEntry: /*i18n*/ 'Use at most one entry.',
  atMostEntries: /*i18n*/ 'Use at most {count} entries.',
  earlier: /*i18n*/ 'Choose an earlier date.',
  orLess: /*i18n*/ 'Use {count} or less.',
  below: /*i18n*/ 'Use a number below {count}.',
  only: /*i18n*/ 'Only {value} can be used here.',
  offered: /*i18n*/ 'Choose one of the offered values.',
  oneOf: /*i18n*/ 'Choose one of: {values}.',
  required: /*i18n*/ 'This is required.',
  otherKind: /*i18n*/ 'This kind of value cannot be used here.',
  format: /*i18n*/ 'This is not in the required format.',
  step: /*i18n*/ 'Use a multiple of {step}.',
  noField: /*i18n*/ 'There is no field "{field}" here.',
  invalidKey: /*i18n*/ 'One of the names in this object is not valid.',
  unusable: /*i18n*/ 'This value cannot be used here.',
};

/** All of them: public screens recognise and translate them. */
export const schemaSentences = (): string[] => [kinds, formats, sentences].flatMap((texts) => Object.values(texts));

const isText = (origin: string) => origin === 'string';
const isCounted = (origin: string) => origin === 'array' || origin === 'set' || origin === 'map';

const exactLength = (count: number) => (count === 1 ? sentences.exactlyOne : sentence(sentences.exactly, { count }));

function tooSmall({ origin, minimum, inclusive, exact }: Extract<Issue, { code: 'too_small' }>) {
  const count = Number(minimum);
  if (isText(origin) && exact) return exactLength(count);
  if (isText(origin)) return count === 1 ? sentences.notEmpty : sentence(sentences.atLeast, { count });
  if (isCounted(origin)) return count === 1 ? sentences.oneEntry : sentence(sentences.entries, { count });
  if (origin === 'date') return sentences.later;
  return sentence(inclusive ? sentences.orMore : sentences.above, { count });
}

function tooBig({ origin, maximum, inclusive, exact }: Extract<Issue, { code: 'too_big' }>) {
  const count = Number(maximum);
  if (isText(origin) && exact) return exactLength(count);
  if (isText(origin)) return count === 1 ? sentences.atMostOne : sentence(sentences.atMost, { count });
  if (isCounted(origin)) return count === 1 ? sentences.atMostOneEntry : sentence(sentences.atMostEntries, { count });
  if (origin === 'date') return sentences.earlier;
  return sentence(inclusive ? sentences.orLess : sentences.below, { count });
}

/** Offers a few values by name, and many without. */
export function oneOf(values: readonly unknown[]) {
  const names = values.map(String);
  if (names.length === 1) return sentence(sentences.only, { value: names[0] ?? '' });
  if (names.length > 8) return sentences.offered;
  return sentence(sentences.oneOf, { values: names.join(', ') });
}

/** A sentence for every rule that brings no text of its own. */
export function messageFor(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined) return sentences.required;
      return kinds[issue.expected] ?? sentences.otherKind;
    case 'too_small':
      return tooSmall(issue);
    case 'too_big':
      return tooBig(issue);
    case 'invalid_format':
      return formats[issue.format] ?? sentences.format;
    case 'not_multiple_of':
      return sentence(sentences.step, { step: Number(issue.divisor) });
    case 'unrecognized_keys':
      return sentence(sentences.noField, { field: String(issue.keys[0]).slice(0, 60) });
    case 'invalid_value':
      return oneOf(issue.values);
    case 'invalid_key':
      return sentences.invalidKey;
    default:
      return sentences.unusable;
  }
}

// For the whole process: a schema that is parsed outside of a contract (a block, a setting) has the same texts.
z.config({ customError: messageFor });
