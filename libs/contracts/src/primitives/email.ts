import punycode from 'punycode.js';
import { z } from 'zod';
import { refusedAs } from '../errors/reasons.js';

/** What an address with letters beyond ASCII before its @ is refused with. */
export const accentedAddress = refusedAs('core.address_accented');

const invisible = /[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;
const nonAscii = /[^\u0000-\u007f]/;
/** Signs that would make something else than a host name of an address for `URL`. */
const notInDomain = /[\s/?#:@\\%[\]<>^|]/;
const localPart = /^(?!\.)(?!.*\.\.)[a-z0-9_'+.-]{0,63}[a-z0-9_+-]$/;
const domain = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{1,58}[a-z0-9])$/;

/** As registries write it (punycode, by the rules of UTS 46); unchanged where it is no domain. */
function asciiDomain(typed: string): string {
  const address = `http://${typed}`;
  return nonAscii.test(typed) && !notInDomain.test(typed) && URL.canParse(address) ? new URL(address).hostname : typed;
}

const parts = (address: string): [local: string, domain: string] => {
  const at = address.lastIndexOf('@');
  return [address.slice(0, Math.max(0, at)), address.slice(at + 1)];
};

function normal(typed: string): string {
  const folded = typed.normalize('NFKC').replace(invisible, '').trim().toLowerCase();
  const [local, host] = parts(folded);
  return local === '' ? folded : `${local}@${asciiDomain(host)}`;
}

function isAddress(address: string): boolean {
  const [local, host] = parts(address);
  return localPart.test(local) && domain.test(host);
}

const isAccented = (address: string): boolean => {
  const [local, host] = parts(address);
  return nonAscii.test(local) && !/[\s@]/.test(local) && domain.test(host);
};

/**
 * An address in its normal form, so that one mailbox is one account, lead or buyer: lower case, without spaces and invisible characters around it,
 * full-width letters and digits as a Western keyboard types them, a domain of other letters in punycode.
 * Letters beyond ASCII before the @ are refused: most mail servers do not deliver to such addresses (RFC 6531).
 */
export const email = z
  .string()
  .max(254)
  .transform(normal)
  .pipe(
    z
      .string()
      .max(254)
      .refine((address) => !isAccented(address), { error: accentedAddress, abort: true })
      .refine(isAddress, refusedAs('core.not_address')),
  );

/** Scripts that are read together; letters of any other mixture may imitate another domain. */
const togetherRead = [
  /^[\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]*$/u,
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]*$/u,
  /^[\p{Script=Han}\p{Script=Hangul}\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]*$/u,
  /^[\p{Script=Cyrillic}\p{Script=Common}\p{Script=Inherited}]*$/u,
  /^[\p{Script=Greek}\p{Script=Common}\p{Script=Inherited}]*$/u,
  /^[\p{Script=Arabic}\p{Script=Common}\p{Script=Inherited}]*$/u,
  /^[\p{Script=Hebrew}\p{Script=Common}\p{Script=Inherited}]*$/u,
  /^[\p{Script=Devanagari}\p{Script=Common}\p{Script=Inherited}]*$/u,
  /^[\p{Script=Thai}\p{Script=Common}\p{Script=Inherited}]*$/u,
];

function shownLabel(label: string): string {
  if (!label.startsWith('xn--')) return label;
  try {
    const shown = punycode.toUnicode(label);
    const isSame = asciiDomain(`${shown}.example`) === `${label}.example`;
    return isSame && togetherRead.some((scripts) => scripts.test(shown)) ? shown : label;
  } catch {
    // Not punycode: shown as it is stored.
    return label;
  }
}

/** A stored address as people read it: its domain in the letters of its language, unless they imitate others. */
export function shownEmail(stored: string): string {
  const [local, host] = parts(stored);
  return local === '' || !host.includes('xn--') ? stored : `${local}@${host.split('.').map(shownLabel).join('.')}`;
}
