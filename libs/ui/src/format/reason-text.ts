import { fieldSentence, sentence, type FieldParam, type Reason } from '@linkyard/contracts';
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
export function reasonText({ code, params = {} }: Reason): string {
  const declared = fieldSentence(code);
  const values = Object.fromEntries(Object.entries(params).map(([name, value]) => [name, valueText(value)]));
  // English has no catalogue, and browsers get no parser of messages: without one Lingui would show the names of the values.
  return i18n.messages[declared] === undefined ? sentence(declared, values) : i18n._(declared, values);
}
