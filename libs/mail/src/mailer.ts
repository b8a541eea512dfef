import { createTransport } from 'nodemailer';
import type { RenderedMail } from './render-mail.js';

export interface MailAddress {
  name?: string;
  address: string;
}
export interface MailerConfig {
  /** `smtp://user:password@host:port` or `smtps://…`; `smtp:` upgrades by STARTTLS where the server offers it. */
  smtpUrl: string;
  from: MailAddress;
  /** Connections kept open at most. */
  maxConnections?: number;
  /** Milliseconds until a server that does not answer is given up. @source quality R27 */
  timeoutMs?: number;
}
export interface OutgoingMail extends RenderedMail {
  to: MailAddress;
  /** In place of the configured sender's name; the address stays. */
  fromName?: string;
  replyTo?: MailAddress;
  /** Lets receivers deduplicate a mail. Without brackets; `<id>@<host of from>`. */
  messageId?: string;
  /** An entry for the reader's calendar. */
  calendar?: { method: 'REQUEST' | 'CANCEL' | 'PUBLISH'; content: string };
}
export interface Mailer {
  /**
   * Hands one mail to the server.
   * @throws MailRefused when the mail can never be sent, MailUndeliverable when trying later may help
   */
  send(mail: OutgoingMail): Promise<{ messageId: string }>;
  /** @throws MailUndeliverable when the server cannot be reached or refuses the sign-in */
  verify(): Promise<void>;
  close(): void;
}
/** Not a mail we send: bad address, more than one receiver, a line break in a header; or the server said no for good (5xx). */
export class MailRefused extends Error {
  override name = 'MailRefused';
}
/** The server is away or says "later" (4xx). */
export class MailUndeliverable extends Error {
  override name = 'MailUndeliverable';
}

const control = /[\u0000-\u001f\u007f\u2028\u2029]/;
const oneAddress = /^[^\s<>(),;:"\\[\]@]{1,64}@[^\s<>(),;:"\\[\]@]{1,255}$/;

/** @throws MailRefused unless it is exactly one address and a name on one line. @source quality 3 "Mail header injection" */
function checked({ name = '', address }: MailAddress): { name: string; address: string } {
  if (!oneAddress.test(address)) throw new MailRefused('Not one e-mail address');
  if (control.test(name)) throw new MailRefused('A line break in a name');
  return { name, address };
}

/** @throws RangeError when the URL is not smtp: or smtps: */
function server(smtpUrl: string) {
  const url = URL.canParse(smtpUrl) ? new URL(smtpUrl) : null;
  if (url?.protocol !== 'smtp:' && url?.protocol !== 'smtps:')
    throw new RangeError('SMTP_URL must begin with smtp:// or smtps://');
  const secure = url.protocol === 'smtps:';
  return {
    host: url.hostname,
    port: url.port ? Number(url.port) : secure ? 465 : 587,
    secure,
    ...(url.username
      ? { auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) } }
      : {}),
  };
}

function failure(cause: unknown): MailRefused | MailUndeliverable {
  const code = cause instanceof Error && 'responseCode' in cause ? Number(cause.responseCode) : 0;
  // 535 and its kin are 5xx too, but they say that our sign-in is wrong, not the mail.
  const signIn = cause instanceof Error && 'code' in cause && (cause.code === 'EAUTH' || cause.code === 'ENOAUTH');
  const text = cause instanceof Error ? cause.message : 'unknown failure';
  if (code >= 500 && !signIn) return new MailRefused(`The mail server refused: ${text}`, { cause });
  return new MailUndeliverable(`The mail server did not take the mail: ${text}`, { cause });
}

/** Sends over a pool of SMTP connections. @source design 7 (SMTP_URL), issue "libs/mail" */
export function createMailer(config: MailerConfig): Mailer {
  const { timeoutMs = 8_000 } = config;
  const from = checked(config.from);
  const transport = createTransport({
    ...server(config.smtpUrl),
    pool: true,
    maxConnections: config.maxConnections ?? 4,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    dnsTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    // A mail's content never reads a file or a URL of the server.
    disableFileAccess: true,
    disableUrlAccess: true,
  });

  return {
    async send({ to, fromName, replyTo, subject, text, html, messageId, calendar }) {
      const receiver = checked(to);
      const answers = replyTo ? { replyTo: checked(replyTo) } : {};
      if (control.test(subject)) throw new MailRefused('A line break in the subject');
      if (messageId !== undefined && !/^[\w.:+=-]{1,200}$/.test(messageId)) throw new MailRefused('Not a message id');
      const id = messageId ? { messageId: `<${messageId}@${from.address.split('@')[1]}>` } : {};
      try {
        const sent = await transport.sendMail({
          from: fromName ? checked({ name: fromName, address: from.address }) : from,
          to: receiver,
          ...answers,
          ...id,
          subject,
          text,
          html,
          ...(calendar ? { icalEvent: { filename: 'invite.ics', ...calendar } } : {}),
          headers: { 'Auto-Submitted': 'auto-generated' },
        });
        return { messageId: sent.messageId };
      } catch (cause) {
        throw failure(cause);
      }
    },
    async verify() {
      try {
        await transport.verify();
      } catch (cause) {
        throw failure(cause);
      }
    },
    close: () => transport.close(),
  };
}
