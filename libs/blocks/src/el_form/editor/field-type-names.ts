import { t } from '@lingui/core/macro';
import { perLanguage } from '@linkyard/ui/language';
import type { ConditionOp, FieldType } from '../field-types.js';

export const fieldTypeNames: () => Record<FieldType, string> = perLanguage(() => ({
  text: t`Short text`,
  textarea: t`Long text`,
  email: t`E-mail address`,
  phone: t`Phone number`,
  number: t({ message: 'Number', context: 'form field' }),
  url: t`Web address`,
  date: t`Date`,
  range: t`Slider`,
  select: t`Choice from a menu`,
  radio: t`One of several`,
  checkbox: t`Tick box`,
  'group checkbox': t`Several of several`,
  hidden: t`Hidden value`,
}));

export const conditionNames: () => Record<ConditionOp, string> = perLanguage(() => ({
  is: t`is`,
  isNot: t`is not`,
  contains: t`contains`,
  filled: t`is answered`,
  empty: t`is left empty`,
}));
