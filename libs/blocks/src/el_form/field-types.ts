/** What a visitor can be asked. `file` follows with uploads. @source spec 5, models.md 5 FormField */
export const fieldTypes = [
  'text',
  'textarea',
  'email',
  'phone',
  'number',
  'url',
  'date',
  'range',
  'select',
  'radio',
  'checkbox',
  'group checkbox',
  'hidden',
] as const;
export type FieldType = (typeof fieldTypes)[number];

export const conditionOps = ['is', 'isNot', 'contains', 'filled', 'empty'] as const;
export type ConditionOp = (typeof conditionOps)[number];

/** Longest answer per type, in characters, whatever the field's own maxLength says. */
export const longestAnswer: Record<FieldType, number> = {
  text: 500,
  textarea: 5000,
  email: 254,
  phone: 40,
  number: 40,
  url: 2048,
  date: 10,
  range: 40,
  select: 200,
  radio: 200,
  checkbox: 8,
  'group checkbox': 200,
  hidden: 500,
};

const choiceTypes: readonly string[] = ['select', 'radio', 'group checkbox'];
const typedTypes: readonly string[] = ['text', 'textarea', 'email', 'phone', 'url'];
/** Types answered by picking one of the field's options. */
export const isChoice = (type: FieldType) => choiceTypes.includes(type);
/** Types answered by typing, where length limits make sense. */
export const isTyped = (type: FieldType) => typedTypes.includes(type);

/** Whether visitors are asked anything: a form of hidden fields alone is not shown and takes nothing. */
export const asksSomething = (fields: readonly { type: FieldType }[]): boolean =>
  fields.some(({ type }) => type !== 'hidden');

/** What an option is stored as: its value, else its label. */
export const optionValue = (option: { label: string; value: string }) => option.value || option.label;
