import { DomainError } from '@linkyard/service-kit';
import { errorCatalogue, type FieldError } from '@linkyard/contracts';
import { amountText } from '../public-screens/amount-text.js';
import { fieldProblems } from './field-problems.js';
import { i18n } from './texts.js';

const slot = /\\\{(\w+)\\\}/g;
const pattern = (message: string) =>
  new RegExp(
    `^${message.replace(/[.*+?^${}()|[\]\\"]/g, '\\$&').replace(slot, (_slot, name) => `(?<${name}>.+)`)}$`,
    's',
  );
const isOpen = (message: string) => message.includes('{');

const known = new Set([
  ...Object.values(errorCatalogue).map(({ text }) => text),
  ...fieldProblems.filter((message) => !isOpen(message)),
]);
const patterns = fieldProblems.filter(isOpen).map((message) => ({ message, matcher: pattern(message) }));

const inVisitorsFormat = (amounts: NonNullable<FieldError['amounts']>) =>
  Object.fromEntries(Object.entries(amounts).map(([name, money]) => [name, amountText(money)]));

/** What a service or a contract says, in the visitor's language; a sentence that is not known stays as it is. */
export function refusalText(text: string, amounts: FieldError['amounts'] = {}): string {
  if (known.has(text)) return i18n.t(text);
  for (const { message, matcher } of patterns) {
    const found = matcher.exec(text);
    if (found) return i18n.t(message, { ...found.groups, ...inVisitorsFormat(amounts) });
  }
  return text;
}

/** The same refusal in the visitor's language. */
export const inVisitorsWords = ({ code, details, text }: DomainError): DomainError =>
  new DomainError(code, {
    ...details,
    text: refusalText(text),
    ...(details.errors && {
      errors: details.errors.map(({ path, message, amounts }) => ({ path, message: refusalText(message, amounts) })),
    }),
  });
