import { json } from '../http/reply.js';
import { serve, type Listening } from '../http/serve.js';
import { MailFolder } from './mail-folder.js';
import { mailboxRoutes } from './mailbox-routes.js';
import { startSmtp } from './smtp-receiver.js';

export interface MailboxConfig {
  host?: string;
  /** 0: any free port. */
  smtpPort?: number;
  webPort?: number;
  /** Keeps mails over a restart; without it they live in memory. */
  folder?: string | null;
}

/** A mail server that delivers to a page: whatever the product sends can be read there. @source embedded-servers "Mail" */
export async function startMailbox(
  config: MailboxConfig = {},
): Promise<{ smtpUrl: string; mailboxUrl: string; close(): Promise<void> }> {
  const host = config.host ?? '127.0.0.1';
  const folder = await MailFolder.open(config.folder ?? null);
  const smtp = await startSmtp(folder, { host, port: config.smtpPort ?? 0 });
  let web: Listening;
  try {
    const notFound = () => json({ message: 'There is nothing here.' }, 404);
    web = await serve(mailboxRoutes(folder), { host, port: config.webPort ?? 0, notFound });
  } catch (error) {
    await smtp.close();
    throw error;
  }
  return {
    smtpUrl: smtp.url,
    mailboxUrl: web.url,
    close: async () => {
      await web.close();
      await smtp.close();
    },
  };
}
