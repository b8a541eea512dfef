import { type PlainFieldCode } from '@linkyard/contracts';
import { safeAppHref, safeHref } from './links.js';

/** Ways to reach a person, in the order they are shown. @source spec 3 el_messanger */
export const chatKinds = ['whatsapp', 'telegram', 'viber', 'skype', 'phone', 'email'] as const;
export type ChatKind = (typeof chatKinds)[number];

/** Digits of a number with its country code; null for a number without one. */
export function internationalDigits(typed: string): string | null {
  const bare = typed.trim();
  if (!/^\+?[\d\s().\-/]{7,30}$/.test(bare)) return null;
  const digits = bare.replace(/\D/g, '').replace(/^00/, '');
  return /^[1-9]\d{6,14}$/.test(digits) ? digits : null;
}

/** The address typed, with or without its scheme, when it is on one of these hosts. */
function addressOn(typed: string, hosts: RegExp): URL | null {
  const whole = /^https?:\/\//i.test(typed) ? typed : `https://${typed}`;
  if (!/^[^\s@]+$/.test(typed) || !URL.canParse(whole)) return null;
  const url = new URL(whole);
  return hosts.test(url.hostname.replace(/^www\./, '')) && url.port === '' ? url : null;
}

/** A chat on WhatsApp; the words wait in the visitor's input line. Null when the number has no country code. */
export function whatsappHref(phone: string, message = ''): string | null {
  const digits = internationalDigits(phone);
  return digits && `https://wa.me/${digits}${message ? `?text=${encodeURIComponent(message)}` : ''}`;
}

function whatsapp(typed: string): string | null {
  const url = addressOn(typed, /^(?:wa\.me|(?:api\.|web\.|chat\.)?whatsapp\.com)$/);
  if (!url) return whatsappHref(typed);
  const number = url.searchParams.get('phone') ?? (url.hostname === 'wa.me' ? url.pathname.slice(1) : '');
  return whatsappHref(number, url.searchParams.get('text') ?? '') ?? (url.pathname.length > 1 ? url.href : null);
}

function telegram(typed: string): string | null {
  const name = /^(?:@|tg:\/\/resolve\?domain=)?([a-z]\w{3,31})$/i.exec(typed)?.[1];
  if (name) return `https://t.me/${name}`;
  const digits = internationalDigits(typed);
  if (digits) return `https://t.me/+${digits}`;
  const url = addressOn(typed, /^(?:t\.me|telegram\.me|telegram\.dog)$/);
  return url && /^\/\+?[\w/-]{4,}/.test(url.pathname) ? `https://t.me${url.pathname}${url.search}` : null;
}

function viber(typed: string): string | null {
  const account = /^viber:\/\/pa\?chatURI=([\w-]{1,64})$/i.exec(typed)?.[1];
  if (account) return `viber://pa?chatURI=${account}`;
  const asked = /^viber:\/\/(?:chat|add)\/?\?number=(?:%2B|\+)?(\d{7,15})$/i.exec(typed)?.[1];
  const digits = internationalDigits(asked ?? typed);
  if (digits) return `viber://chat?number=%2B${digits}`;
  return addressOn(typed, /^(?:viber\.me|(?:invite|chats)\.viber\.com)$/)?.href ?? null;
}

function skype(typed: string): string | null {
  const name = /^(?:skype:)?((?:live:)?[a-z.][\w.,-]{1,48})(?:\?chat)?$/i.exec(typed)?.[1];
  const invitation = addressOn(typed, /^join\.skype\.com$/);
  return invitation ? invitation.href : name ? `skype:${name}?chat` : null;
}

function phone(typed: string): string | null {
  const number = typed.replace(/^tel:/i, '');
  if (!/^\+?[\d\s().\-/]{3,30}$/.test(number)) return null;
  const digits = number.replace(/\D/g, '');
  return digits.length < 3 ? null : `tel:${number.startsWith('+') ? '+' : ''}${digits}`;
}

const email = (typed: string): string | null =>
  /^(?:mailto:)?[^\s@?&#%/"<>:]+@[^\s@?&#%/"<>:]+\.[a-z]{2,}(?:\?[^\s"<>]*)?$/i.test(typed)
    ? `mailto:${typed.replace(/^mailto:/i, '')}`
    : null;

const makers: Record<ChatKind, (typed: string) => string | null> = { whatsapp, telegram, viber, skype, phone, email };

/**
 * The address that opens a chat, from what a person typed: a number, a name, or the app's own link. Null when it is none
 * of these.
 */
export function chatHref(kind: ChatKind, typed: string): string | null {
  const words = typed.trim();
  const href = words === '' || words.length > 2048 ? null : makers[kind](words);
  if (href === null) return null;
  return kind === 'viber' || kind === 'skype' ? safeAppHref(href) : safeHref(href);
}

/** What to say of what was typed when it leads nowhere; null when it does, or nothing was typed. */
export function chatFault(kind: ChatKind, typed: string): PlainFieldCode | null {
  return typed.trim() === '' || chatHref(kind, typed) !== null ? null : chatFaults[kind];
}
const chatFaults = {
  whatsapp: 'blocks.not_chat_whatsapp',
  telegram: 'blocks.not_chat_telegram',
  viber: 'blocks.not_chat_viber',
  skype: 'blocks.not_chat_skype',
  phone: 'blocks.not_chat_phone',
  email: 'blocks.not_chat_email',
} as const satisfies Record<ChatKind, PlainFieldCode>;
