import { accentedAddressText, calendarDate, email, foldDigits, offeredOption, webUrl } from '@linkyard/contracts';
import type { Texts } from '@linkyard/languages';
import { readPhone } from '@linkyard/phones';
import type { AnswerValue } from './answer-types.js';
import { longestAnswer, optionValue } from './field-types.js';
import { compilePattern } from './pattern.js';
import type { FormField } from './schema.js';

export type CheckedAnswer = { ok: true; value: AnswerValue | null } | { ok: false; message: string };

const refused = (message: string): CheckedAnswer => ({ ok: false, message });
const accepted = (value: AnswerValue | null): CheckedAnswer => ({ ok: true, value });
const unreadable = (i18n: Texts) => refused(i18n.t('This answer could not be read.'));
const tooLong = (i18n: Texts) => refused(i18n.t('This is too long.'));
const notOffered = (i18n: Texts) => refused(i18n.t('Please choose from the options offered.'));

function required(field: FormField, i18n: Texts): CheckedAnswer {
  if (field.type === 'checkbox') return refused(i18n.t('Please tick this box.'));
  if (field.type === 'radio' || field.type === 'select') return refused(i18n.t('Please choose one.'));
  if (field.type === 'group checkbox') return refused(i18n.t('Please choose at least one.'));
  return refused(i18n.t('Please fill this in.'));
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

const numberIn = ({ language }: Texts, value: number) =>
  new Intl.NumberFormat(language, { maximumFractionDigits: 10 }).format(value);
const dateIn = ({ language }: Texts, day: string) =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));

const controls = /[\u0000-\u001f\u007f]/;
// The same without tab and newline.
const controlsInText = /[\u0000-\u0008\u000b-\u001f\u007f]/;

function checkLength(field: FormField, value: string, i18n: Texts): string | null {
  const count = [...value].length;
  if (field.maxLength !== null && field.maxLength > 0 && count > field.maxLength) {
    return i18n.t('Please use at most {count} characters.', { count: field.maxLength });
  }
  if (field.minLength !== null && count < field.minLength) {
    return i18n.t('Please use at least {count} characters.', { count: field.minLength });
  }
  return null;
}

function checkTyped(field: FormField, value: string, i18n: Texts): CheckedAnswer {
  const wrongLength = checkLength(field, value, i18n);
  if (wrongLength) return refused(wrongLength);
  // A pattern outside the supported subset (stored before it was checked) is skipped: an answer is never lost to it.
  const matches = field.pattern ? compilePattern(field.pattern) : null;
  if (matches && !matches(value)) return refused(field.helpText || i18n.t('Please match the requested format.'));
  if (field.type === 'email') {
    const parsed = email.safeParse(value);
    if (parsed.success) return accepted(parsed.data);
    return parsed.error.issues[0]?.message === accentedAddressText
      ? refused(i18n.t('Before the @, an address can only have the letters a to z without accents, digits and signs.'))
      : refused(i18n.t('Please enter a valid e-mail address.'));
  }
  if (field.type === 'phone') {
    const phone = readPhone(value);
    return phone ? accepted(phone.text) : refused(i18n.t('Please enter a valid phone number.'));
  }
  if (field.type === 'url') {
    const parsed = webUrl.safeParse(value);
    return parsed.success
      ? accepted(parsed.data)
      : refused(i18n.t('Please enter an address that begins with https:// or http://.'));
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

function checkNumber(field: FormField, text: string, i18n: Texts): CheckedAnswer {
  const typed = foldDigits(text);
  const value = numeric.test(typed) ? Number(typed) : Number.NaN;
  if (!Number.isFinite(value)) return refused(i18n.t('Please enter a number.'));
  const { min, max } = numberBounds(field);
  if (min !== null && value < min) return refused(i18n.t('Please enter {min} or more.', { min: numberIn(i18n, min) }));
  if (max !== null && value > max) return refused(i18n.t('Please enter {max} or less.', { max: numberIn(i18n, max) }));
  const step = field.step ?? (field.type === 'range' ? 1 : null);
  if (step !== null) {
    const steps = (value - (min ?? 0)) / step;
    if (Math.abs(steps - Math.round(steps)) > 1e-6)
      return refused(i18n.t('Please use steps of {step}.', { step: numberIn(i18n, step) }));
  }
  return accepted(value);
}

function checkDate(field: FormField, value: string, i18n: Texts): CheckedAnswer {
  const { min, max } = field;
  if (!calendarDate.safeParse(value).success) return refused(i18n.t('Please enter a date.'));
  if (typeof min === 'string' && value < min)
    return refused(i18n.t('Please choose {date} or later.', { date: dateIn(i18n, min) }));
  if (typeof max === 'string' && value > max)
    return refused(i18n.t('Please choose {date} or earlier.', { date: dateIn(i18n, max) }));
  return accepted(value);
}

function checkGroup(field: FormField, values: string[], i18n: Texts): CheckedAnswer {
  const filled = values.filter((value) => value.trim() !== '');
  if (filled.length === 0) return field.required ? required(field, i18n) : accepted(null);
  const offered = field.options.map(optionValue);
  const chosen = filled.flatMap((value) => offeredOption(offered, value) ?? []);
  return chosen.length === filled.length ? accepted([...new Set(chosen)]) : notOffered(i18n);
}

function checkBox(field: FormField, values: string[], i18n: Texts): CheckedAnswer {
  const [value = ''] = values;
  if (!['', 'true', 'on', '1', 'false', '0'].includes(value)) return unreadable(i18n);
  const isTicked = ['true', 'on', '1'].includes(value);
  return field.required && !isTicked ? required(field, i18n) : accepted(isTicked);
}

function checkOption(field: FormField, value: string, i18n: Texts): CheckedAnswer {
  const chosen = offeredOption(field.options.map(optionValue), value);
  return chosen === undefined ? notOffered(i18n) : accepted(chosen);
}

const checks: Partial<Record<FormField['type'], (field: FormField, value: string, i18n: Texts) => CheckedAnswer>> = {
  number: checkNumber,
  range: checkNumber,
  date: checkDate,
  select: checkOption,
  radio: checkOption,
};

function checkSingle(field: FormField, typed: string, i18n: Texts): CheckedAnswer {
  const value = typed.replace(/\r\n?/g, '\n').normalize('NFC').trim();
  if (value === '') return field.required ? required(field, i18n) : accepted(null);
  if (value.length > longestAnswer[field.type]) return tooLong(i18n);
  if ((field.type === 'textarea' ? controlsInText : controls).test(value)) return unreadable(i18n);
  return (checks[field.type] ?? checkTyped)(field, value, i18n);
}

/**
 * One answer judged by its saved field: right kind, within bounds, one of the options. An unanswered optional field is
 * `value: null`; a hidden field's value is the saved one, whatever was sent.
 */
export function checkAnswer(field: FormField, raw: unknown, i18n: Texts): CheckedAnswer {
  if (field.type === 'hidden') return accepted(field.defaultValue || null);
  const texts = textsOf(raw);
  if (texts === null) return unreadable(i18n);
  if (texts.some((value) => value.length > longestAnswer[field.type] * 2)) return tooLong(i18n);
  if (field.type === 'group checkbox') return checkGroup(field, texts, i18n);
  if (texts.length > 1) return unreadable(i18n);
  return field.type === 'checkbox' ? checkBox(field, texts, i18n) : checkSingle(field, texts[0] ?? '', i18n);
}
