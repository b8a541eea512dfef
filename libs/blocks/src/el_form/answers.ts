import { fieldError, type FieldError } from '@linkyard/contracts';
import { readPhone } from '@linkyard/phones';
import { readData } from '../kit/define-block.js';
import { type Answer, type AnsweringPerson, envelopeNames, type ParseAnswers } from './answer-types.js';
import { block } from './block.js';
import { checkAnswer, textsOf } from './check-answer.js';
import { askedFields } from './conditions.js';
import { asksSomething } from './field-types.js';
import type { FormField } from './schema.js';
import { thankYouOf } from './thank-you.js';

const nameTitle = /^(?:your |full |first )*name\b/i;

function personOf(fields: readonly FormField[], answers: readonly Answer[]): AnsweringPerson {
  const textAnswer = (wanted: (field: FormField) => boolean): string | null => {
    for (const field of fields.filter(wanted)) {
      const value = answers.find((answer) => answer.fieldId === field.id)?.value;
      if (typeof value === 'string') return value;
    }
    return null;
  };
  const mail =
    textAnswer((field) => field.type === 'email' && field.isemail) ?? textAnswer((field) => field.type === 'email');
  const name =
    textAnswer((field) => field.type === 'text' && field.id === 'name') ??
    textAnswer((field) => field.type === 'text' && nameTitle.test(field.title));
  const phone = readPhone(textAnswer((field) => field.type === 'phone') ?? '')?.dialled;
  return { ...(name && { name }), ...(mail && { email: mail }), ...(phone && { phone }) };
}

/** Refusals of what was sent beside the form's own fields. */
export function unknownAnswers(sent: Record<string, unknown>, known: ReadonlySet<string>): FieldError[] {
  return Object.keys(sent)
    .filter((key) => !known.has(key) && !envelopeNames.includes(key))
    .slice(0, 20)
    .map((key) => fieldError(key.slice(0, 60), 'core.not_in_form'));
}

/** The answers as a plain object; null for anything else, lists included. */
export const answersObject = (raw: unknown): Record<string, unknown> | null =>
  typeof raw === 'object' && raw !== null && !Array.isArray(raw) ? { ...raw } : null;

/**
 * What a visitor sent to a form, judged by the form's own saved fields. Answers to fields that were not asked (their
 * condition is not met) are dropped, not refused: without JavaScript all fields are open. Unanswered optional
 * fields are left out. `answers` are in the form's order.
 * @param sectionData  the section's saved data
 * @param rawAnswers  { [fieldId]: text | text[] } as JSON or a parsed form post
 * @source spec 3 el_form, models.md 5 FormSubmission
 */
export const parseAnswers: ParseAnswers = (sectionData, rawAnswers, i18n) => {
  // Read as the public page reads it, so that what was shown is what is checked.
  const form = readData(block, sectionData);
  if (!form || !asksSomething(form.fields)) return { ok: false, errors: [fieldError('', 'forms.cannot_answer')] };
  const sent = answersObject(rawAnswers);
  if (!sent) return { ok: false, errors: [fieldError('', 'forms.answers_unreadable')] };

  const { fields } = form;
  const errors = unknownAnswers(sent, new Set(fields.map((field) => field.id)));
  const sentTo = (fieldId: string) => (Object.hasOwn(sent, fieldId) ? sent[fieldId] : undefined);
  const asked = askedFields(fields, (fieldId) => comparableTexts(fields, fieldId, sentTo(fieldId)));

  const answers: Answer[] = [];
  for (const field of fields) {
    if (!asked.has(field.id)) continue;
    const checked = checkAnswer(field, sentTo(field.id));
    if (!checked.ok) errors.push({ path: field.id, ...checked.reason });
    else if (checked.value !== null) {
      answers.push({ fieldId: field.id, title: field.title, type: field.type, value: checked.value });
    }
  }
  if (errors.length > 0) return { ok: false, errors };
  return { ok: true, person: personOf(fields, answers), answers, thankYou: thankYouOf(form, i18n) };
};

/** What conditions compare with: a tick box answers "true", a hidden field its saved value. */
function comparableTexts(fields: readonly FormField[], fieldId: string, raw: unknown): string[] {
  const field = fields.find(({ id }) => id === fieldId);
  if (field?.type === 'hidden') return [field.defaultValue];
  const texts = (textsOf(raw) ?? []).map((value) => value.slice(0, 5000));
  if (field?.type !== 'checkbox') return texts;
  return texts.some((value) => ['true', 'on', '1'].includes(value)) ? ['true'] : [];
}
