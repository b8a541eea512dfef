import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { currentHost } from './at-host.js';

const messagesSchema = z
  .object({ messages: z.array(z.object({ id: z.string(), subject: z.string(), text: z.string().optional() })) })
  .or(z.array(z.object({ id: z.string(), subject: z.string(), text: z.string().optional() })));
const messageSchema = z.object({ text: z.string().nullish(), html: z.string().nullish(), subject: z.string() });

const limitMs = 20_000;
/** That of the platform, or that of the tenants' mail server. */
export type Mailbox = 'MAILBOX_URL' | 'TENANT_MAILBOX_URL';
export interface ReceivedMail {
  subject: string;
  text: string;
  html: string;
  /** As it came, with its headers. */
  source: string;
}

const mailboxHere = (): Mailbox => (currentHost() === undefined ? 'MAILBOX_URL' : 'TENANT_MAILBOX_URL');

function addressOf(mailbox: Mailbox): string {
  const url = process.env[mailbox];
  if (!url) throw new Error(`${mailbox} is not set: run these specs by npm test`);
  return url;
}

/** The mails to an address that have come until now, newest first. @param mailbox by default that of the site that the work is at */
export async function mailsTo(address: string, mailbox: Mailbox = mailboxHere()): Promise<ReceivedMail[]> {
  const messages = `${addressOf(mailbox)}/api/messages`;
  const listed = messagesSchema.parse(await (await fetch(`${messages}?to=${encodeURIComponent(address)}`)).json());
  return Promise.all(
    (Array.isArray(listed) ? listed : listed.messages).map(async ({ id }) => {
      const { subject, text, html } = messageSchema.parse(await (await fetch(`${messages}/${id}`)).json());
      const source = await (await fetch(`${messages}/${id}/source`)).text();
      return { subject, text: text ?? '', html: html ?? '', source };
    }),
  );
}

/** The newest mail to an address whose text fits, waiting for it at most 20 s. @throws Error when none comes */
export async function mailTo(
  address: string,
  fits: (text: string) => boolean = () => true,
  mailbox?: Mailbox,
): Promise<ReceivedMail> {
  for (const end = Date.now() + limitMs; Date.now() < end; await wait(150)) {
    const mail = (await mailsTo(address, mailbox)).find(({ text }) => fits(text));
    if (mail) return mail;
  }
  throw new Error(`No mail came to ${address}`);
}

/** The six digits of the newest code mailed to an address. */
export async function codeFor(address: string, mailbox?: Mailbox): Promise<string> {
  const { text } = await mailTo(address, (body) => /\b\d{6}\b/.test(body), mailbox);
  return /\b(\d{6})\b/.exec(text)?.[1] ?? '';
}
