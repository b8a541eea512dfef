import { z } from 'zod';
import type { FieldCode } from '../errors/index.js';
import type { Reason } from '../errors/reasons.js';
import { reason } from '../errors/reasons.js';

type RawIssue = Parameters<z.core.$ZodErrorMap>[0];
type Issue = z.core.$ZodIssue;

const kinds: Record<string, FieldCode> = {
  string: 'core.not_text',
  number: 'core.not_number',
  int: 'core.not_whole',
  boolean: 'core.not_boolean',
  array: 'core.not_list',
  tuple: 'core.not_list',
  object: 'core.not_object',
  record: 'core.not_object',
  date: 'core.not_date',
};
const formats: Record<string, FieldCode> = {
  email: 'core.not_email',
  url: 'core.not_url',
  uuid: 'core.not_uuid',
  datetime: 'core.not_datetime',
  date: 'core.not_day',
  time: 'core.not_time',
  json_string: 'core.not_json',
};

const isText = (origin: string) => origin === 'string';
const isCounted = (origin: string) => origin === 'array' || origin === 'set' || origin === 'map';
const exactLength = (count: number): FieldCode => (count === 1 ? 'core.not_one_character' : 'core.wrong_length');

function tooSmall({ origin, minimum, inclusive, exact }: Extract<RawIssue, { code: 'too_small' }>): FieldCode {
  const isOne = Number(minimum) === 1;
  if (isText(origin) && exact) return exactLength(Number(minimum));
  if (isText(origin)) return isOne ? 'core.empty' : 'core.too_short';
  if (isCounted(origin)) return isOne ? 'core.no_entry' : 'core.too_few';
  if (origin === 'date') return 'core.too_early';
  return inclusive ? 'core.too_low' : 'core.not_above';
}

function tooBig({ origin, maximum, inclusive, exact }: Extract<RawIssue, { code: 'too_big' }>): FieldCode {
  const isOne = Number(maximum) === 1;
  if (isText(origin) && exact) return exactLength(Number(maximum));
  if (isText(origin)) return isOne ? 'core.over_one_character' : 'core.too_long';
  if (isCounted(origin)) return isOne ? 'core.over_one_entry' : 'core.too_many';
  if (origin === 'date') return 'core.too_late';
  return inclusive ? 'core.too_high' : 'core.not_below';
}

/** Offers a few values by name, and many without. */
export function oneOf(values: readonly unknown[]): Reason {
  const names = values.map(String);
  if (names.length === 1) return reason('core.not_the_value', { value: names[0] ?? '' });
  if (names.length > 8) return reason('core.not_offered');
  return reason('core.not_one_of', { values: names.join(', ') });
}

/** A code for every rule that brings none of its own. */
function codeOf(issue: RawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined) return 'core.required';
      return kinds[issue.expected] ?? 'core.other_kind';
    case 'too_small':
      return tooSmall(issue);
    case 'too_big':
      return tooBig(issue);
    case 'invalid_format':
      return formats[issue.format] ?? 'core.wrong_format';
    case 'not_multiple_of':
      return 'core.not_multiple';
    case 'unrecognized_keys':
      return 'core.unknown_field';
    case 'invalid_value':
      return oneOf(issue.values).code;
    case 'invalid_key':
      return 'core.invalid_name';
    default:
      return 'core.unusable';
  }
}

/** The values that the sentence of an issue's code can name. */
export function paramsOf(issue: Issue): Reason['params'] {
  switch (issue.code) {
    case 'too_small':
      return { count: Number(issue.minimum) };
    case 'too_big':
      return { count: Number(issue.maximum) };
    case 'not_multiple_of':
      return { step: Number(issue.divisor) };
    case 'unrecognized_keys':
      return { field: String(issue.keys[0]).slice(0, 60) };
    case 'invalid_value':
      return oneOf(issue.values).params;
    case 'custom':
      return issue.params;
    default:
      return undefined;
  }
}

// For the whole process: a schema that is parsed outside of a contract (a block, a setting) has the same codes.
z.config({ customError: codeOf });
