import { fieldError, type FieldError } from '@linkyard/contracts';
import { readPhone } from '@linkyard/phones';
import { answersObject, unknownAnswers } from '../el_form/answers.js';
import type { Answer, AnsweringPerson, ParseAnswers } from '../el_form/answer-types.js';
import { checkAnswer } from '../el_form/check-answer.js';
import { thankYouOf } from '../el_form/thank-you.js';
import { readData } from '../kit/define-block.js';
import { block } from './block.js';
import { optinFields } from './optin-fields.js';

/**
 * What a visitor sent to a sign-up, judged by the section's saved switches.
 * @param sectionData  the section's saved data
 * @param rawAnswers  { name?, email?, phone?, whatsapp?, consent? } as JSON or a parsed form post
 * @source spec 3 el_optin, models.md 5
 */
export const parseAnswers: ParseAnswers = (sectionData, rawAnswers, i18n) => {
  const optin = readData(block, sectionData);
  if (!optin) return { ok: false, errors: [fieldError('', 'forms.cannot_answer')] };
  const sent = answersObject(rawAnswers);
  if (!sent) return { ok: false, errors: [fieldError('', 'forms.answers_unreadable')] };

  const fields = optinFields(optin, i18n);
  const errors: FieldError[] = unknownAnswers(sent, new Set(fields.map((field) => field.id)));
  const answers: Answer[] = [];
  for (const field of fields) {
    const checked = checkAnswer(field, Object.hasOwn(sent, field.id) ? sent[field.id] : undefined);
    if (!checked.ok) errors.push({ path: field.id, ...checked.reason });
    else if (checked.value !== null) {
      answers.push({ fieldId: field.id, title: field.title, type: field.type, value: checked.value });
    }
  }
  if (errors.length > 0) return { ok: false, errors };
  return { ok: true, person: personOf(answers), answers, thankYou: thankYouOf(optin, i18n) };
};

function personOf(answers: readonly Answer[]): AnsweringPerson {
  const textOf = (fieldId: string) => {
    const value = answers.find((answer) => answer.fieldId === fieldId)?.value;
    return typeof value === 'string' ? value : '';
  };
  const [name, email] = [textOf('name'), textOf('email')];
  const [phone, whatsapp] = [readPhone(textOf('phone'))?.dialled, readPhone(textOf('whatsapp'))?.dialled];
  return { ...(name && { name }), ...(email && { email }), ...(phone && { phone }), ...(whatsapp && { whatsapp }) };
}
