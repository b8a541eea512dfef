import PostalMime, { type Address, type Email } from 'postal-mime';

export interface Person {
  name: string;
  address: string;
}
/** A mail as the list and the API show it. */
export interface KeptMail {
  /** 24 hex digits; later mails have larger ones. */
  id: string;
  /** ISO 8601, when it arrived. */
  at: string;
  from: Person;
  to: Person[];
  /** Receivers of the SMTP envelope: who really gets it, blind copies too. */
  envelopeTo: string[];
  subject: string;
  text: string;
  html: string;
  headers: Array<{ name: string; value: string }>;
  attachments: Array<{ filename: string; mimeType: string; size: number }>;
  /** Bytes as received. */
  size: number;
}
export interface Envelope {
  id: string;
  at: string;
  from: string;
  to: string[];
}

function people(addresses: readonly Address[] | undefined): Person[] {
  return (addresses ?? []).flatMap((entry) =>
    'group' in entry && entry.group
      ? entry.group.map(({ name, address }) => ({ name, address: address ?? '' }))
      : [{ name: entry.name, address: entry.address ?? '' }],
  );
}

const sizeOf = (content: Email['attachments'][number]['content']) =>
  typeof content === 'string' ? Buffer.byteLength(content) : content.byteLength;

/** Parses what came over SMTP. */
export async function keptMail(envelope: Envelope, raw: Buffer): Promise<KeptMail> {
  const mail = await PostalMime.parse(raw);
  return {
    id: envelope.id,
    at: envelope.at,
    from: people(mail.from ? [mail.from] : [])[0] ?? { name: '', address: envelope.from },
    to: people(mail.to),
    envelopeTo: envelope.to,
    subject: mail.subject ?? '',
    text: mail.text ?? '',
    html: mail.html ?? '',
    headers: mail.headers.map(({ key, value }) => ({ name: key, value })),
    attachments: mail.attachments.map(({ filename, mimeType, content }) => ({
      filename: filename ?? '',
      mimeType,
      size: sizeOf(content),
    })),
    size: raw.length,
  };
}
