import type { FieldError } from '@linkyard/contracts';
import type { Texts } from '@linkyard/languages';
import type { FieldType } from './field-types.js';
import type { ThankYou } from './thank-you.js';

export type AnswerValue = string | number | boolean | string[];

/** One answer, with the title it was asked under. @source models.md 5 FormSubmission */
export interface Answer {
  fieldId: string;
  title: string;
  type: FieldType;
  value: AnswerValue;
}
/** Who answered, as far as the answers say. `email` is folded, `phone` and `whatsapp` are digits with an optional +. */
export interface AnsweringPerson {
  name?: string;
  email?: string;
  phone?: string;
  whatsapp?: string;
}
export type ParsedAnswers =
  { ok: true; person: AnsweringPerson; answers: Answer[]; thankYou: ThankYou } | { ok: false; errors: FieldError[] };

/**
 * Checks what a visitor sent against a section's saved data.
 * @param i18n texts in the language of the page, for what it answers
 */
export type ParseAnswers = (sectionData: unknown, rawAnswers: unknown, i18n: Texts) => ParsedAnswers;

/** Form fields that are the page's own and no answers; a posted form carries them, and they are skipped here. */
export const envelopeNames: readonly string[] = ['website_url', 'started_at'];
