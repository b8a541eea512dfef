import { createHash } from 'node:crypto';
import { gotoFieldTitles, gotoQuestionPrefix } from '@linkyard/contracts';
import { z } from 'zod';
import type { Registration } from '../webinars/registration.schema.js';
import type { ProviderQuestion } from '../provider-webinars/provider-question.js';
import type { GotoPerson } from './goto-webinars.js';
import { providerKey } from './text-keys.js';

/** @source GoToWebinar API v2, "Get registration fields" */
export const registrationForm = z.object({
  fields: z
    .array(
      z.object({ field: z.string(), required: z.boolean().default(false), answers: z.array(z.string()).nullish() }),
    )
    .default([]),
  questions: z
    .array(
      z.object({
        questionKey: providerKey,
        question: z.string(),
        required: z.boolean().default(false),
        answers: z.array(z.object({ answerKey: providerKey, answer: z.string() })).nullish(),
      }),
    )
    .default([]),
});

/** Fields that our own form always has. */
const always = new Set(['firstName', 'lastName', 'email']);

/** Without an answer to these the provider refuses a registration. What it asks without requiring it is not asked here. */
export function requiredQuestions({ fields, questions }: z.output<typeof registrationForm>): ProviderQuestion[] {
  return [
    ...fields
      .filter(({ field, required }) => required && !always.has(field))
      .map(({ field, answers }) => asked(gotoFieldTitles[field] ?? field, { field, options: answers ?? [] })),
    ...questions
      .filter(({ required }) => required)
      .map(({ questionKey, question, answers }) => {
        const keys = (answers ?? []).map(({ answerKey }) => answerKey);
        return asked(question, { questionKey, options: (answers ?? []).map(({ answer }) => answer), answerKeys: keys });
      }),
  ];
}

function asked(title: string, part: Partial<ProviderQuestion> & Pick<ProviderQuestion, 'options'>): ProviderQuestion {
  const id = `${gotoQuestionPrefix}${createHash('sha256').update(title).digest('hex').slice(0, 16)}`;
  return {
    id,
    title,
    type: part.options.length > 0 ? 'select' : 'text',
    field: '',
    questionKey: '',
    answerKeys: [],
    ...part,
  };
}

/** The text of a registration: keys of questions and answers are bare numbers, too long for `JSON.stringify`. */
export function registrationBody(
  person: GotoPerson,
  questions: readonly ProviderQuestion[],
  answers: Registration['answers'],
): string {
  const given = new Map(answers.map(({ id, value }) => [id, value]));
  const filled = questions.flatMap((question) => {
    const value = given.get(question.id) ?? '';
    return value === '' ? [] : [{ ...question, value }];
  });
  const responses = filled
    .filter(({ questionKey }) => questionKey !== '')
    .map(({ questionKey, options, answerKeys, value }) => {
      const answerKey = answerKeys[options.indexOf(value)];
      return answerKey === undefined ? { questionKey, responseText: value } : { questionKey, answerKey };
    });
  const content = {
    ...Object.fromEntries(Object.entries(person).filter(([, value]) => value !== '')),
    ...Object.fromEntries(filled.flatMap(({ field, value }) => (field === '' ? [] : [[field, value]]))),
    ...(responses.length > 0 ? { responses } : {}),
  };
  // Quotes within an answer are escaped, so that only our own keys look like this.
  return JSON.stringify(content).replaceAll(/"(questionKey|answerKey)":"(\d+)"/g, '"$1":$2');
}
