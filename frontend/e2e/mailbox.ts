import { expect } from '@playwright/test';

/** Where the stack under test keeps the mails it sends; the test script sets it. */
function mailboxUrl(): string {
  const url = process.env['MAILBOX_URL'];
  if (!url) throw new Error('MAILBOX_URL is not set: run the journeys by npm test, which starts the stack');
  return url;
}

interface Mail {
  id: string;
  subject: string;
  text: string;
}

/** The mails to an address, newest first. */
async function mailsTo(address: string): Promise<Mail[]> {
  const listed = await fetch(`${mailboxUrl()}/api/messages?to=${encodeURIComponent(address)}`);
  const { messages }: { messages: { id: string }[] } = await listed.json();
  return Promise.all(messages.map(async ({ id }) => (await fetch(`${mailboxUrl()}/api/messages/${id}`)).json()));
}

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
