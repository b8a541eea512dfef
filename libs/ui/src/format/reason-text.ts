import { fieldSentence, type FieldParam, type Reason } from '@linkyard/contracts';
import { numberFormat } from '@linkyard/languages/formats';
import { currentLanguage, i18n } from '../language/language.js';
import { formatDate } from './date.js';
import { formatMoney } from './money.js';

function valueText(value: FieldParam): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return numberFormat(currentLanguage(), { maximumFractionDigits: 10 }).format(value);
  return 'day' in value ? formatDate(`${value.day}T00:00:00Z`, 'UTC') : formatMoney(value);
}

/** What the app itself finds wrong, in its language. What a server refuses has its sentence already. */
export const reasonText = ({ code, params = {} }: Reason): string =>
  i18n._(
    fieldSentence(code),
    Object.fromEntries(Object.entries(params).map(([name, value]) => [name, valueText(value)])),
  );
