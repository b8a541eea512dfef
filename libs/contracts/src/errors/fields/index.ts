import { errorCatalogue, type ErrorCode } from '../error-codes.js';
import { authFields } from './auth.js';
import { bookingsFields } from './bookings.js';
import { campaignsAndTemplatesFields } from './campaigns-and-templates.js';
import { commerceFields } from './commerce.js';
import { coreFields } from './core.js';
import { domainsFields } from './domains.js';
import { enquiryFields } from './enquiries.js';
import { integrationsFields } from './integrations.js';
import { limitFields } from './limits.js';
import { mediaFields } from './media.js';
import { notificationFields } from './notifications.js';
import { pushFields } from './push.js';
import { whiteLabelFields } from './white-label.js';

/** Code → the sentence about one field. A refusal names the code; where it is read, the sentence is made in the reader's language. */
export const fieldCatalogue = {
  ...coreFields,
  ...limitFields,
  ...authFields,
  ...campaignsAndTemplatesFields,
  ...commerceFields,
  ...bookingsFields,
  ...mediaFields,
  ...integrationsFields,
  ...pushFields,
  ...enquiryFields,
  ...whiteLabelFields,
  ...domainsFields,
  ...notificationFields,
} as const;

type FieldTexts = typeof fieldCatalogue & { [Code in ErrorCode]: (typeof errorCatalogue)[Code]['text'] };
/** A field can also be refused with the code of an error. */
export type FieldCode = keyof FieldTexts;

type NamesIn<Text> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | NamesIn<Rest> : never;
/** The names of the values in the sentence of a code. */
export type ParamName<Code extends FieldCode> = { [One in Code]: NamesIn<FieldTexts[One]> }[Code];
/** A code whose sentence has no values. */
export type PlainFieldCode = { [Code in FieldCode]: [ParamName<Code>] extends [never] ? Code : never }[FieldCode];

const texts: ReadonlyMap<string, string> = new Map([
  ...Object.entries(errorCatalogue).map(([code, { text }]) => [code, text] as const),
  ...Object.entries(fieldCatalogue),
]);

export const isFieldCode = (code: string): code is FieldCode => texts.has(code);

/** The English sentence of a code, with the names of its values in braces. A newer service may send a code that this build does not know. */
export const fieldSentence = (code: string): string => texts.get(code) ?? fieldCatalogue['core.unusable'];
