import { foldDigits } from '@linkyard/contracts';
import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

export interface PhoneNumber {
  /** As it was typed, in Western digits and plain spaces. */
  text: string;
  /** What is dialled, without an extension: digits, with a leading + where the country is named. */
  dialled: string;
}

const maxLength = 64;
/** E.164 allows 15 digits; the shortest numbers of a country have five. */
const national = /^[\d\s()./-]+$/;
const minDigits = 5;
const maxDigits = 15;
const extension = /[\s,;]*(?:\b(?:extension|extn|ext|durchwahl|dw|poste|int)\b[.:]?|;ext=|x|#)\s*\d{1,9}$/i;
/** Marks of the writing direction, as telephone books of phones copy them. */
const invisible = /[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;

const plain = (typed: string) =>
  foldDigits(typed.replace(invisible, ''))
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/\s+/g, ' ')
    .trim();

/**
 * A telephone number that can be dialled, or null. A number that names its country must be one of that country; one without may be of any,
 * so only its length is judged. An extension is allowed.
 */
export function readPhone(typed: string): PhoneNumber | null {
  if (typed.length > maxLength) return null;
  const text = plain(typed);
  const number = text.replace(extension, '').trim();
  const withCountry = number.replace(/^00(?=[1-9])/, '+');
  if (withCountry.startsWith('+')) {
    const parsed = parsePhoneNumberFromString(withCountry, { extract: false });
    if (parsed?.isValid()) return { text, dialled: parsed.number };
    if (number.startsWith('+')) return null;
  }
  const digits = number.replace(/\D/g, '');
  const isNational = national.test(number) && digits.length >= minDigits && digits.length <= maxDigits;
  return isNational ? { text, dialled: digits } : null;
}
