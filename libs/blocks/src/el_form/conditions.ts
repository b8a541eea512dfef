import type { ConditionOp } from './field-types.js';

// Shared by the server's check and the browser's behaviour, so it imports nothing that weighs.

export interface Condition {
  fieldId: string;
  op: ConditionOp;
  value: string;
}
export interface ConditionalField {
  id: string;
  showIf?: Condition | null | undefined;
}

const comparable = (text: string) => text.normalize('NFC').replace(/\s+/g, ' ').trim().toLowerCase();

/** Whether an answer (its values as text; none when unanswered) meets a condition. Letter case does not matter. */
export function conditionMet(condition: Condition, answer: readonly string[]): boolean {
  const wanted = comparable(condition.value);
  const given = answer.map(comparable).filter((value) => value !== '');
  if (condition.op === 'filled') return given.length > 0;
  if (condition.op === 'empty') return given.length === 0;
  if (condition.op === 'is') return given.includes(wanted);
  if (condition.op === 'isNot') return !given.includes(wanted);
  return given.some((value) => value.includes(wanted));
}

/**
 * Ids of the fields a visitor is asked, in order. A field is asked when its condition is met by an earlier field that
 * is itself asked; a condition naming a later or missing field counts as none, so there are no circles.
 */
export function askedFields(
  fields: readonly ConditionalField[],
  answerOf: (fieldId: string) => readonly string[],
): Set<string> {
  const asked = new Set<string>();
  const earlier = new Set<string>();
  for (const { id, showIf } of fields) {
    const hasCondition = showIf && earlier.has(showIf.fieldId);
    if (!hasCondition || conditionMet(showIf, asked.has(showIf.fieldId) ? answerOf(showIf.fieldId) : [])) asked.add(id);
    earlier.add(id);
  }
  return asked;
}
