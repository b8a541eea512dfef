import { z } from 'zod';
import { key } from './goto-json.js';
import { newKey, type RegistrationForm } from './goto-state.js';

/** As a test describes the form: the organizer draws it up at GoTo. */
export const formBody = z
  .strictObject({
    fields: z.array(
      z.strictObject({
        field: z.string(),
        required: z.boolean().default(true),
        answers: z.array(z.string()).default([]),
      }),
    ),
    questions: z.array(
      z.strictObject({
        question: z.string(),
        required: z.boolean().default(true),
        answers: z.array(z.string()).default([]),
      }),
    ),
  })
  .partial()
  .transform(({ fields = [], questions = [] }): RegistrationForm => ({
    fields,
    questions: questions.map(({ question, required, answers }) => ({
      ...{ questionKey: newKey(), question, required },
      answers: answers.map((answer) => ({ answerKey: newKey(), answer })),
    })),
  }));

/** @source GoToWebinar API v2, "Get registration fields" */
export const shownForm = ({ fields, questions }: RegistrationForm) => ({
  fields: [
    ...['firstName', 'lastName', 'email'].map((field) => ({ field, required: true, maxSize: 128 })),
    ...fields.map(({ answers, ...field }) => ({ ...field, maxSize: 128, ...(answers.length > 0 ? { answers } : {}) })),
  ],
  questions: questions.map(({ questionKey, question, required, answers }) => ({
    ...{ questionKey: key(questionKey), question, required, maxSize: 1_000 },
    type: answers.length > 0 ? 'multipleChoice' : 'shortAnswer',
    answers: answers.map(({ answerKey, answer }) => ({ answerKey: key(answerKey), answer })),
  })),
});

const responses = z.array(
  z.object({ questionKey: z.string(), answerKey: z.string().optional(), responseText: z.string().optional() }),
);

/** @returns what is required and was not answered, or not by one of the choices; null when the form is filled in */
export function missingAnswer({ fields, questions }: RegistrationForm, sent: Record<string, unknown>): string | null {
  const field = fields.find((one) => one.required && !sent[one.field]);
  if (field) return field.field;
  const given = responses.safeParse(sent['responses'] ?? []).data ?? [];
  const isAnswered = ({ questionKey, answers }: RegistrationForm['questions'][number]) => {
    const response = given.find((one) => one.questionKey === questionKey);
    if (answers.length === 0) return Boolean(response?.responseText);
    return answers.some(({ answerKey }) => answerKey === response?.answerKey);
  };
  return questions.find((one) => one.required && !isAnswered(one))?.question ?? null;
}
