import {
  accentedAddress,
  calendarDate,
  email,
  foldDigits,
  offeredOption,
  reason,
  webUrl,
  type FieldCode,
  type ParamsOf,
  type Reason,
} from '@linkyard/contracts';
import { readPhone } from '@linkyard/phones';
import type { AnswerValue } from './answer-types.js';
import { longestAnswer, optionValue } from './field-types.js';
import { compilePattern } from './pattern.js';
import type { FormField } from './schema.js';

export type CheckedAnswer = { ok: true; value: AnswerValue | null } | { ok: false; reason: Reason };

const refused = <Code extends FieldCode>(code: Code, ...params: ParamsOf<Code>): CheckedAnswer => ({
  ok: false,
  reason: reason(code, ...params),
});
const accepted = (value: AnswerValue | null): CheckedAnswer => ({ ok: true, value });
const unreadable = () => refused('forms.answer_unreadable');
const tooLong = () => refused('forms.answer_too_long');
const notOffered = () => refused('forms.option_not_offered');

function required(field: FormField): CheckedAnswer {
  if (field.type === 'checkbox') return refused('forms.not_ticked');
  if (field.type === 'radio' || field.type === 'select') return refused('forms.choose_one');
  if (field.type === 'group checkbox') return refused('forms.choose_some');
  return refused('core.fill_in');
}

/** A sent value as a list of texts; null when it is nothing a form can send. */
export function textsOf(raw: unknown): string[] | null {
  if (raw === undefined || raw === null) return [];
  if (typeof raw === 'string') return [raw];
  if (typeof raw === 'number') return Number.isFinite(raw) ? [String(raw)] : null;
  if (typeof raw === 'boolean') return raw ? ['true'] : [];
  if (!Array.isArray(raw) || raw.length > 100) return null;
  return raw.every((value) => typeof value === 'string') ? raw : null;
}

const controls = /[\u0000-\u001f\u007f]/;
// The same without tab and newline.
const controlsInText = /[\u0000-\u0008\u000b-\u001f\u007f]/;

function checkLength(field: FormField, value: string): CheckedAnswer | null {
  const count = [...value].length;
  if (field.maxLength !== null && field.maxLength > 0 && count > field.maxLength)
    return refused('forms.answer_over_length', { count: field.maxLength });
  if (field.minLength !== null && count < field.minLength)
    return refused('forms.answer_under_length', { count: field.minLength });
  return null;
}

function checkTyped(field: FormField, value: string): CheckedAnswer {
  const wrongLength = checkLength(field, value);
  if (wrongLength) return wrongLength;
  // A pattern outside the supported subset (stored before it was checked) is skipped: an answer is never lost to it.
  const matches = field.pattern ? compilePattern(field.pattern) : null;
  if (matches && !matches(value))
    return field.helpText
      ? refused('forms.format_explained', { explanation: field.helpText })
      : refused('forms.other_format');
  if (field.type === 'email') {
    const parsed = email.safeParse(value);
    if (parsed.success) return accepted(parsed.data);
    return refused(parsed.error.issues[0]?.message === accentedAddress ? 'core.address_accented' : 'core.not_address');
  }
  if (field.type === 'phone') {
    const phone = readPhone(value);
    return phone ? accepted(phone.text) : refused('core.not_phone');
  }
  if (field.type === 'url') {
    const parsed = webUrl.safeParse(value);
    return parsed.success ? accepted(parsed.data) : refused('forms.not_web_address');
  }
  return accepted(value);
}

const numeric = /^-?(?:\d{1,15}(?:\.\d{1,10})?|\.\d{1,10})(?:e[+-]?\d{1,2})?$/i;

/** Lower and upper end of a number or range field; a range has HTML's own 0-100 where the creator set none. */
export function numberBounds(field: FormField): { min: number | null; max: number | null } {
  const isRange = field.type === 'range';
  const own = (end: FormField['min'], other: number) => (typeof end === 'number' ? end : isRange ? other : null);
  return { min: own(field.min, 0), max: own(field.max, 100) };
}

function checkNumber(field: FormField, text: string): CheckedAnswer {
  const typed = foldDigits(text);
  const value = numeric.test(typed) ? Number(typed) : Number.NaN;
  if (!Number.isFinite(value)) return refused('forms.number_missing');
  const { min, max } = numberBounds(field);
  if (min !== null && value < min) return refused('forms.number_too_low', { min });
  if (max !== null && value > max) return refused('forms.number_too_high', { max });
  const step = field.step ?? (field.type === 'range' ? 1 : null);
  if (step !== null) {
    const steps = (value - (min ?? 0)) / step;
    if (Math.abs(steps - Math.round(steps)) > 1e-6) return refused('forms.not_step', { step });
  }
  return accepted(value);
}

function checkDate(field: FormField, value: string): CheckedAnswer {
  const { min, max } = field;
  if (!calendarDate.safeParse(value).success) return refused('forms.date_missing');
  if (typeof min === 'string' && value < min) return refused('forms.date_too_early', { date: { day: min } });
  if (typeof max === 'string' && value > max) return refused('forms.date_too_late', { date: { day: max } });
  return accepted(value);
}

function checkGroup(field: FormField, values: string[]): CheckedAnswer {
  const filled = values.filter((value) => value.trim() !== '');
  if (filled.length === 0) return field.required ? required(field) : accepted(null);
  const offered = field.options.map(optionValue);
  const chosen = filled.flatMap((value) => offeredOption(offered, value) ?? []);
  return chosen.length === filled.length ? accepted([...new Set(chosen)]) : notOffered();
}

function checkBox(field: FormField, values: string[]): CheckedAnswer {
  const [value = ''] = values;
  if (!['', 'true', 'on', '1', 'false', '0'].includes(value)) return unreadable();
  const isTicked = ['true', 'on', '1'].includes(value);
  return field.required && !isTicked ? required(field) : accepted(isTicked);
}

function checkOption(field: FormField, value: string): CheckedAnswer {
  const chosen = offeredOption(field.options.map(optionValue), value);
  return chosen === undefined ? notOffered() : accepted(chosen);
}

const checks: Partial<Record<FormField['type'], (field: FormField, value: string) => CheckedAnswer>> = {
  number: checkNumber,
  range: checkNumber,
  date: checkDate,
  select: checkOption,
  radio: checkOption,
};

function checkSingle(field: FormField, typed: string): CheckedAnswer {
  const value = typed.replace(/\r\n?/g, '\n').normalize('NFC').trim();
  if (value === '') return field.required ? required(field) : accepted(null);
  if (value.length > longestAnswer[field.type]) return tooLong();
  if ((field.type === 'textarea' ? controlsInText : controls).test(value)) return unreadable();
  return (checks[field.type] ?? checkTyped)(field, value);
}

/**
 * One answer judged by its saved field: right kind, within bounds, one of the options. An unanswered optional field is
 * `value: null`; a hidden field's value is the saved one, whatever was sent.
 */
export function checkAnswer(field: FormField, raw: unknown): CheckedAnswer {
  if (field.type === 'hidden') return accepted(field.defaultValue || null);
  const texts = textsOf(raw);
  if (texts === null) return unreadable();
  if (texts.some((value) => value.length > longestAnswer[field.type] * 2)) return tooLong();
  if (field.type === 'group checkbox') return checkGroup(field, texts);
  if (texts.length > 1) return unreadable();
  return field.type === 'checkbox' ? checkBox(field, texts) : checkSingle(field, texts[0] ?? '');
}
