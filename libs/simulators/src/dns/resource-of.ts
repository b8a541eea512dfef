import { Packet } from 'dns2';
import type { ZoneRecord } from './zones.js';

const ttl = 60;
/** @source RFC 1035 3.3: one character string */
const maxString = 255;
const internet = Packet.CLASS.IN;

/** A record as the packet has it. A text that is longer than one string is split, as name servers do. */
export function resourceOf({ name, type, value }: ZoneRecord): Packet['answers'][number] {
  const base = new Packet.Resource(name, Packet.TYPE[type], internet, ttl);
  return Object.assign(base, fieldsOf(type, value));
}

function fieldsOf(type: ZoneRecord['type'], value: ZoneRecord['value']): object {
  const text = Array.isArray(value) ? value.join('') : value;
  if (type === 'A' || type === 'AAAA') return { address: text };
  if (type === 'CNAME') return { domain: text };
  if (type === 'NS') return { ns: text };
  if (type === 'CAA') return caaOf(text);
  return { data: Array.isArray(value) ? value : stringsOf(text) };
}

const stringsOf = (text: string): string[] =>
  Array.from({ length: Math.max(1, Math.ceil(text.length / maxString)) }, (_, at) =>
    text.slice(at * maxString, (at + 1) * maxString),
  );

/** `0 issue "letsencrypt.org"` */
function caaOf(text: string): object {
  const [, flags = '0', tag = 'issue', value = ''] = /^(\d+) (\w+) "?([^"]*)"?$/.exec(text) ?? [];
  return { flags: Number(flags), tag, value };
}
