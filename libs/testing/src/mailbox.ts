import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';

const messagesSchema = z
  .object({ messages: z.array(z.object({ id: z.string(), subject: z.string(), text: z.string().optional() })) })
  .or(z.array(z.object({ id: z.string(), subject: z.string(), text: z.string().optional() })));
const messageSchema = z.object({ text: z.string().nullish(), html: z.string().nullish(), subject: z.string() });

const limitMs = 20_000;

/** The newest mail to an address whose text fits, waiting for it at most 20 s. @throws Error when none comes */
export async function mailTo(
  address: string,
  fits: (text: string) => boolean = () => true,
): Promise<{ subject: string; text: string }> {
  const mailbox = process.env['MAILBOX_URL'];
  if (!mailbox) throw new Error('MAILBOX_URL is not set: run these specs by npm test');
  for (const end = Date.now() + limitMs; Date.now() < end; await wait(150)) {
    const listed = messagesSchema.parse(
      await (await fetch(`${mailbox}/api/messages?to=${encodeURIComponent(address)}`)).json(),
    );
    for (const { id } of Array.isArray(listed) ? listed : listed.messages) {
      const message = messageSchema.parse(await (await fetch(`${mailbox}/api/messages/${id}`)).json());
      const text = message.text ?? '';
      if (fits(text)) return { subject: message.subject, text };
    }
  }
  throw new Error(`No mail came to ${address}`);
}

/** The six digits of the newest code mailed to an address. */
export async function codeFor(address: string): Promise<string> {
  const { text } = await mailTo(address, (body) => /\b\d{6}\b/.test(body));
  return /\b(\d{6})\b/.exec(text)?.[1] ?? '';
}
