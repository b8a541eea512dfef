import type { FormSubmissionView } from '@linkyard/contracts';
import { answerText } from '../LeadDetails.js';
import css from '../leads.module.css';

/** The first answers that are not the name and address beside them. */
export function AnswerPreview({ entry }: { entry: FormSubmissionView }) {
  const known = new Set([entry.name, entry.email, entry.phone]);
  const answered = entry.answers
    .map((answer) => ({ id: answer.fieldId, title: answer.title, text: answerText(answer) }))
    .filter(({ text }) => text !== '' && !known.has(text))
    .slice(0, 3);
  if (answered.length === 0) return <span className={css['preview']}>—</span>;
  return (
    <span className={css['preview']} dir="auto">
      {answered.map(({ id, title, text }, index) => (
        <span key={id}>
          {index > 0 && ' · '}
          {title}: <b>{text}</b>
        </span>
      ))}
    </span>
  );
}
