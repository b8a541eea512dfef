import {
  fieldErrorSchema,
  fieldSentence,
  type FieldParam,
  type Reason,
  type SpokenFieldError,
} from '@linkyard/contracts';
import { languageFor, numberFormat } from '@linkyard/languages';
import { inLanguage } from '@linkyard/languages/request';
import type { DomainError } from '@linkyard/service-kit';
import { amountText, dateText } from '@linkyard/storefront';
import { z } from 'zod';
import { i18n } from './texts.js';
import { words } from './words.js';

function valueText(value: FieldParam): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return numberFormat(i18n.language, { maximumFractionDigits: 10 }).format(value);
  return 'day' in value ? dateText(value.day, words()) : amountText(value, words());
}

/** Why something was refused, in the language of the current request. The one place where a code becomes a sentence. */
export const reasonText = ({ code, params = {} }: Reason): string =>
  i18n.t(
    fieldSentence(code),
    Object.fromEntries(Object.entries(params).map(([name, value]) => [name, valueText(value)])),
  );

/** A refusal as its reader reads it: in the language of the request, or of the page that it came from. */
export function spokenRefusal({ reason, details }: DomainError): { message: string; errors?: SpokenFieldError[] } {
  const speak = () => ({
    message: reasonText(reason),
    ...(details.errors && { errors: details.errors.map((one) => ({ ...one, message: reasonText(one) })) }),
  });
  return details.language === undefined ? speak() : inLanguage(languageFor([details.language]), speak);
}

const withProblems = z.looseObject({ problems: z.array(fieldErrorSchema) });
/** The data of a reply with a sentence for each of its `problems`. */
export function spokenProblems(data: unknown): unknown {
  const { problems, ...rest } = withProblems.parse(data);
  return { ...rest, problems: problems.map((one) => ({ ...one, message: reasonText(one) })) };
}

/** The same in one sentence, without what is wrong with which field. */
export const refusalText = (error: DomainError): string => spokenRefusal(error).message;
