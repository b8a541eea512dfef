import { email } from '@linkyard/contracts';
import { z } from 'zod';

const secret = z.string().min(32, 'at least 32 characters');

/** Settings of the mail worker beside those of every process. @source design 7 */
export const emailConfigSchema = z.object({
  /** `smtp://user:password@host:port` or `smtps://…`: the server for the mails of the platform's own people. */
  SMTP_URL: z.string().regex(/^smtps?:\/\//, 'expected an smtp:// or smtps:// address'),
  /** Whom those mails come from; `no-reply@` the host of PUBLIC_URL when not set. */
  MAIL_FROM: email.optional(),
  PUBLIC_URL: z.url('the address people open').default('http://localhost:5002'),
  /** Opens the passwords of tenants' mail servers. */
  DATA_KEY: secret,
  /** The key before: what it sealed still opens. */
  DATA_KEY_PREVIOUS: secret.optional(),
  /** Multiplies the limits of mails that strangers cause, as it does those of requests. */
  RATE_FACTOR: z.coerce.number().min(1).max(1000).default(1),
});
export type EmailConfig = z.output<typeof emailConfigSchema>;

/** An empty variable of a compose file counts as one that is not set. */
export const withoutEmpty = (env: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));

/** The address that mails of the platform come from. */
export const senderOf = ({ MAIL_FROM, PUBLIC_URL }: EmailConfig): string =>
  MAIL_FROM ?? `no-reply@${new URL(PUBLIC_URL).hostname}`;
