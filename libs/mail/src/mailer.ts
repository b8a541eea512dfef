import type { Socket } from 'node:net';
import type { SenderFailure } from '@linkyard/contracts';
import { createTransport, type SMTPPoolOptions } from 'nodemailer';
import type { RenderedMail } from './render-mail.js';

export interface MailAddress {
  name?: string;
  address: string;
}
export interface MailServer {
  host: string;
  port: number;
  /** TLS from the first byte; else the connection is upgraded by STARTTLS where the server offers it. */
  secure: boolean;
  /** Nothing is sent over a connection that is not encrypted. */
  requireTls?: boolean;
  signIn?: { user: string; password: string };
}
export interface MailerConfig {
  server: MailServer;
  from: MailAddress;
  /** Signs each mail for the domain of `from`. */
  dkim?: { selector: string; privateKey: string };
  /** Opens each connection, and may refuse to; without it any address is connected to. */
  connect?: (to: { host: string; port: number; timeoutMs: number }) => Promise<Socket>;
  /** Connections kept open at most. */
  maxConnections?: number;
  /** Milliseconds until a server that does not answer is given up, for each step. @source quality R27 */
  timeoutMs?: number;
  /** Milliseconds for the whole of one mail: a server that answers byte by byte is given up too. */
  mailTimeoutMs?: number;
  /** Milliseconds until a connection without work is closed. */
  idleMs?: number;
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
/** The step at which a server did not do what is needed to send: `recipient` and `content` are about one mail, the others about the server. */
export type MailStage = Exclude<SenderFailure, 'password'> | 'recipient' | 'content';

/** Not a mail we send: bad address, more than one receiver, a line break in a header; or the server refused its receiver or content for good (5xx). */
export class MailRefused extends Error {
  override name = 'MailRefused';
  constructor(
    message: string,
    readonly stage: MailStage = 'content',
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** The server is away, does not take us as sender, or says "later" (4xx). */
export class MailUndeliverable extends Error {
  override name = 'MailUndeliverable';
  constructor(
    message: string,
    readonly stage: MailStage,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

const control = /[\u0000-\u001f\u007f\u2028\u2029]/;
const oneAddress = /^[^\s<>(),;:"\\[\]@]{1,64}@[^\s<>(),;:"\\[\]@]{1,255}$/;

/** @throws MailRefused unless it is exactly one address and a name on one line. @source quality 3 "Mail header injection" */
function checked({ name = '', address }: MailAddress): { name: string; address: string } {
  if (!oneAddress.test(address)) throw new MailRefused('Not one e-mail address');
  if (control.test(name)) throw new MailRefused('A line break in a name');
  return { name, address };
}

/** @param smtpUrl `smtp://user:password@host:port` or `smtps://…` @throws RangeError when it is neither */
export function mailServerOf(smtpUrl: string): MailServer {
  const url = URL.canParse(smtpUrl) ? new URL(smtpUrl) : null;
  if (url?.protocol !== 'smtp:' && url?.protocol !== 'smtps:')
    throw new RangeError('SMTP_URL must begin with smtp:// or smtps://');
  const secure = url.protocol === 'smtps:';
  return {
    host: url.hostname,
    port: url.port ? Number(url.port) : secure ? 465 : 587,
    secure,
    ...(url.username
      ? { signIn: { user: decodeURIComponent(url.username), password: decodeURIComponent(url.password) } }
      : {}),
  };
}

const propertyOf = (cause: unknown, name: 'code' | 'originalCode' | 'command' | 'responseCode'): unknown =>
  typeof cause === 'object' && cause !== null ? Object.entries(cause).find(([key]) => key === name)?.[1] : undefined;

/** A certificate that is not trusted, or a server that does not speak TLS. @source nodejs.org/api/tls.html "X509 certificate error codes" */
const ofTls = /^(?:ERR_TLS|ERR_SSL|EPROTO|CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO_|INVALID_CA|HOSTNAME_MISMATCH)/;

function stageOf(cause: unknown): MailStage {
  const [code, command] = [propertyOf(cause, 'code'), propertyOf(cause, 'command')];
  if (code === 'EAUTH' || code === 'ENOAUTH') return 'signIn';
  const isOfTls = ofTls.test(String(propertyOf(cause, 'originalCode')));
  if (code === 'ETLS' || command === 'STARTTLS' || isOfTls) return 'tls';
  if (command === 'MAIL FROM') return 'sender';
  if (command === 'RCPT TO') return 'recipient';
  return command === 'DATA' ? 'content' : 'connection';
}

/** Whether a failure says nothing about the server, which may take the next mail. */
export const isAboutOneMail = (stage: MailStage): stage is 'recipient' | 'content' =>
  stage === 'recipient' || stage === 'content';

function failure(cause: unknown): MailRefused | MailUndeliverable {
  const text = cause instanceof Error ? cause.message : 'unknown failure';
  const stage = stageOf(cause);
  // A 5xx to the greeting, the sign-in or the sender says that our settings are wrong, not the mail.
  if (isAboutOneMail(stage) && Number(propertyOf(cause, 'responseCode')) >= 500)
    return new MailRefused(`The mail server refused: ${text}`, stage, { cause });
  return new MailUndeliverable(`The mail server did not take the mail: ${text}`, stage, { cause });
}

/** For each connection: its checked socket, or why there is none. */
function socketsBy({ connect, server: { host, port } }: MailerConfig, timeoutMs: number): Partial<SMTPPoolOptions> {
  if (!connect) return {};
  return {
    getSocket: (_options, answer) => {
      connect({ host, port, timeoutMs }).then(
        (connection) => answer(null, { connection }),
        (error: unknown) => answer(error instanceof Error ? error : new Error(String(error))),
      );
    },
  };
}

/** Mail services write their own Message-ID and Date into what they pass on; a signature over these would break. */
const rewrittenOnTheWay = 'message-id:date';

function signatureBy({ dkim }: MailerConfig, domainName: string): Partial<SMTPPoolOptions> {
  if (!dkim) return {};
  const { selector: keySelector, privateKey } = dkim;
  return { dkim: { domainName, keySelector, privateKey, skipFields: rewrittenOnTheWay } };
}

function transportOf(config: MailerConfig, domain: string) {
  const { timeoutMs = 8_000, idleMs = 60_000, maxConnections = 4, server } = config;
  const { host, port, secure, requireTls = false, signIn } = server;
  return createTransport({
    ...{ host, port, secure, requireTLS: requireTls },
    ...(signIn ? { auth: { user: signIn.user, pass: signIn.password } } : {}),
    ...socketsBy(config, timeoutMs),
    ...signatureBy(config, domain),
    // Receivers see how we introduced ourselves: by the sender, not by the name of this machine.
    name: domain,
    pool: true,
    maxConnections,
    idleTimeout: idleMs,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    dnsTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    // A mail's content never reads a file or a URL of the server.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

/** Sends over a pool of SMTP connections. @source design 7 (SMTP_URL) */
export function createMailer(config: MailerConfig): Mailer {
  const { mailTimeoutMs = 45_000 } = config;
  const from = checked(config.from);
  const domain = from.address.slice(from.address.indexOf('@') + 1);
  const transport = transportOf(config, domain);

  return {
    async send({ to, fromName, replyTo, subject, text, html, messageId, calendar }) {
      const receiver = checked(to);
      const answers = replyTo ? { replyTo: checked(replyTo) } : {};
      if (control.test(subject)) throw new MailRefused('A line break in the subject');
      if (messageId !== undefined && !/^[\w.:+=-]{1,200}$/.test(messageId)) throw new MailRefused('Not a message id');
      const id = messageId ? { messageId: `<${messageId}@${domain}>` } : {};
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
          signal: AbortSignal.timeout(mailTimeoutMs),
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
