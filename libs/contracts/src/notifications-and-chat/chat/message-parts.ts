/** A piece of a message as it is shown. */
export type MessagePart =
  | { kind: 'text'; text: string }
  | { kind: 'link'; text: string; href: string }
  | { kind: 'mention'; text: string; userId: string };

const beginning = /https?:\/\/|www\./gi;
/** What ends an address: spaces, and what is not part of one where a person writes it in a sentence. */
const outside = /[\s<>"'`\u0000-\u001f]/;
const trailing = new Set('.,;:!?*_~)]}»”’');
const opening: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{' };

/** Addresses that are longer are shown as text. */
const maxAddress = 1000;

/** The addresses in a text. Each character is looked at a bounded number of times, whatever the text is. @source cases G12 */
function addressesIn(text: string): { from: number; to: number; href: string }[] {
  const found: { from: number; to: number; href: string }[] = [];
  let read = 0;
  for (const match of text.matchAll(beginning)) {
    const from = match.index;
    if (from < read || isWordCharacter(text[from - 1])) continue;
    let to = from;
    while (to < text.length && to - from <= maxAddress && !outside.test(text[to] ?? ' ')) to += 1;
    read = to;
    to = withoutTrailing(text, from, to);
    const written = text.slice(from, to);
    const href = /^www\./i.test(written) ? `https://${written}` : written;
    if (to - from > maxAddress || !isAddress(href)) continue;
    found.push({ from, to, href });
  }
  return found;
}

const isWordCharacter = (character: string | undefined) => character !== undefined && /[\p{L}\p{N}@]/u.test(character);

/** Without the marks of the sentence around it; a closing bracket stays where it was opened inside. */
function withoutTrailing(text: string, from: number, end: number): number {
  const counts = new Map<string, number>();
  for (let at = from; at < end; at += 1) counts.set(text[at] ?? '', (counts.get(text[at] ?? '') ?? 0) + 1);
  let to = end;
  for (; to > from; to -= 1) {
    const last = text[to - 1] ?? '';
    const open = opening[last];
    const isClosed = open !== undefined && (counts.get(open) ?? 0) >= (counts.get(last) ?? 0);
    if (!trailing.has(last) || isClosed) break;
    counts.set(last, (counts.get(last) ?? 0) - 1);
  }
  return to;
}

function isAddress(href: string): boolean {
  if (!URL.canParse(href)) return false;
  const { hostname, username, password } = new URL(href);
  // A name before the host makes one address look like another.
  return hostname.includes('.') && username === '' && password === '';
}

/** The web addresses of a message, each once. */
export const linksIn = (message: string): string[] => [
  ...new Set(addressesIn(message).map(({ href }) => new URL(href).href)),
];

/**
 * A message in pieces, in one pass.
 * @param mentions people of the room whom it mentions; `@name` stands for them in the text
 */
export function messageParts(message: string, mentions: readonly { _id: string; name: string }[]): MessagePart[] {
  const parts: MessagePart[] = [];
  let shown = 0;
  for (const { from, to, href } of addressesIn(message)) {
    parts.push(...mentionsIn(message.slice(shown, from), mentions));
    parts.push({ kind: 'link', text: message.slice(from, to), href });
    shown = to;
  }
  parts.push(...mentionsIn(message.slice(shown), mentions));
  return parts;
}

function mentionsIn(text: string, mentions: readonly { _id: string; name: string }[]): MessagePart[] {
  const longestFirst = [...mentions].filter(({ name }) => name !== '').sort((a, b) => b.name.length - a.name.length);
  const parts: MessagePart[] = [];
  let shown = 0;
  for (let at = text.indexOf('@'); at !== -1; at = text.indexOf('@', at + 1)) {
    const named = longestFirst.find(({ name }) => text.startsWith(name, at + 1));
    if (!named) continue;
    if (at > shown) parts.push({ kind: 'text', text: text.slice(shown, at) });
    const end = at + 1 + named.name.length;
    parts.push({ kind: 'mention', text: text.slice(at, end), userId: named._id });
    shown = end;
  }
  if (shown < text.length) parts.push({ kind: 'text', text: text.slice(shown) });
  return parts;
}
