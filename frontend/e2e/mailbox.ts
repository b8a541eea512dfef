import { expect } from '@playwright/test';

/** Where the stack under test keeps the mails it sends, and those that tenants send; the test script sets them. */
type Mailbox = 'MAILBOX_URL' | 'TENANT_MAILBOX_URL';

function urlOf(mailbox: Mailbox): string {
  const url = process.env[mailbox];
  if (!url) throw new Error(`${mailbox} is not set: run the journeys by npm test, which starts the stack`);
  return url;
}

interface Mail {
  id: string;
  subject: string;
  text: string;
  html: string;
  /** As it came, with its headers. */
  source: string;
}

/** The mails to an address in a mailbox, newest first. */
export async function mailsAt(mailbox: Mailbox, address: string): Promise<Mail[]> {
  const at = `${urlOf(mailbox)}/api/messages`;
  const listed = await fetch(`${at}?to=${encodeURIComponent(address)}`);
  const { messages }: { messages: { id: string }[] } = await listed.json();
  return Promise.all(
    messages.map(async ({ id }) => ({
      ...(await (await fetch(`${at}/${id}`)).json()),
      source: await (await fetch(`${at}/${id}/source`)).text(),
    })),
  );
}
const mailsTo = (address: string) => mailsAt('MAILBOX_URL', address);

/** What `pattern` captures in the newest mail to an address in which it is found; waits until one comes. */
async function readFrom(address: string, pattern: RegExp): Promise<string> {
  let found: string | undefined;
  await expect
    .poll(
      async () => {
        for (const { text } of await mailsTo(address)) {
          found = pattern.exec(text)?.[1];
          if (found) return true;
        }
        return false;
      },
      { message: `a mail to ${address} with ${pattern.source}`, timeout: 20_000, intervals: [100, 200, 400] },
    )
    .toBe(true);
  return found ?? '';
}

/** The six digits mailed to an address. */
export const codeFor = (address: string) => readFrom(address, /\b(\d{6})\b/);

/** Path and query of the link in a mail whose path begins so. */
export async function linkFor(address: string, path: string): Promise<string> {
  const link = await readFrom(address, new RegExp(`(https?://\\S+${path}\\S*)`));
  const { pathname, search } = new URL(link);
  return pathname + search;
}
