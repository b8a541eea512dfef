import type { ConditionOp, FieldType } from './field-types.js';

export const fieldTypeNames: Record<FieldType, string> = {
  text: 'Short text',
  textarea: 'Long text',
  email: 'E-mail address',
  phone: 'Phone number',
  number: 'Number',
  url: 'Web address',
  date: 'Date',
  range: 'Slider',
  select: 'Choice from a menu',
  radio: 'One of several',
  checkbox: 'Tick box',
  'group checkbox': 'Several of several',
  hidden: 'Hidden value',
};

export const conditionNames: Record<ConditionOp, string> = {
  is: 'is',
  isNot: 'is not',
  contains: 'contains',
  filled: 'is answered',
  empty: 'is left empty',
};
