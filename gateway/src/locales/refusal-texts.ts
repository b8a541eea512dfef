import { DomainError } from '@linkyard/service-kit';
import { errorCatalogue, fieldRefusals, schemaSentences, type FieldError } from '@linkyard/contracts';
import { sentenceTranslator } from '@linkyard/languages';
import { dateText } from './calendar-days.js';
import { amountText } from './amount-text.js';
import { i18n } from './texts.js';

const translated = sentenceTranslator([
  ...Object.values(errorCatalogue).map(({ text }) => text),
  ...schemaSentences(),
  ...fieldRefusals,
]);

const inVisitorsFormat = (amounts: NonNullable<FieldError['amounts']>) =>
  Object.fromEntries(Object.entries(amounts).map(([name, money]) => [name, amountText(money)]));

const isDay = (value: string) => /^\d{4}-\d{2}-\d{2}$/.test(value);
const inVisitorsDays = (values: Record<string, string> = {}) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, isDay(value) ? dateText(value) : value]));

/** What a service or a contract says, in the visitor's language; a sentence that is not known stays as it is. */
export const refusalText = (text: string, amounts: FieldError['amounts'] = {}): string =>
  translated(text, (message, values) => i18n.t(message, { ...inVisitorsDays(values), ...inVisitorsFormat(amounts) }));

/** The same refusal in the visitor's language. */
export const inVisitorsWords = ({ code, details, text }: DomainError): DomainError =>
  new DomainError(code, {
    ...details,
    text: refusalText(text),
    ...(details.errors && {
      errors: details.errors.map(({ path, message, amounts }) => ({ path, message: refusalText(message, amounts) })),
    }),
  });
