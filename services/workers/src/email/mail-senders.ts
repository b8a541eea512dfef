import { smtpPorts, type Sender, type SenderFailure } from '@linkyard/contracts';
import { SealError } from '@linkyard/crypto';
import type { GuardedConnect } from '@linkyard/egress';
import { createMailer, MailUndeliverable, type Mailer, type OutgoingMail } from '@linkyard/mail';
import type { Logger, SmtpPasswords } from '@linkyard/service-kit';
import { LRUCache } from 'lru-cache';
import { mailsAtOnce } from './sender-lanes.js';

/** Tenants whose connections are kept. One without work is closed by its mailer. */
const maxOpen = 200;
/** How often the same state is reported. */
const reportEveryMs = 30_000;

interface Parts {
  /** Sends the mails of the platform's own people. */
  platform: Mailer;
  /** The sender of a tenant as it is now. */
  find(tenantId: string): Promise<Sender | null>;
  /** Records that mails of a tenant leave (null), or why they do not. */
  report(tenantId: string, failure: SenderFailure | null): Promise<void>;
  passwords: Pick<SmtpPasswords, 'open'>;
  connect: GuardedConnect;
  logger: Logger;
  /** As of `MailerConfig`. */
  timeoutMs?: number;
}
interface OpenSender {
  /** The settings it was opened with. */
  sender: string;
  mailer: Mailer;
}

/** A tenant's mail cannot leave: it has no sender, or its password cannot be read. No other sender takes its place. */
export class SenderUnavailable extends Error {
  override readonly name = 'SenderUnavailable';
  constructor(readonly reason: 'noSender' | 'password') {
    super(
      reason === 'noSender' ? 'The tenant has no sender' : "The password of the tenant's mail server cannot be read",
    );
  }
}

/** The sender of each tenant. A tenant's mails leave by its own mail server or not at all. @source ADR 0046 */
export class MailSenders {
  private readonly open = new LRUCache<string, OpenSender>({ max: maxOpen, dispose: ({ mailer }) => mailer.close() });
  private readonly reported = new LRUCache<string, { failure: SenderFailure | null; at: number }>({ max: 10_000 });

  constructor(private readonly parts: Parts) {}

  /** @param tenantId null: the platform's own people */
  of(tenantId: string | null): Pick<Mailer, 'send'> {
    const { platform } = this.parts;
    return tenantId === null ? platform : { send: (mail) => this.sendFor(tenantId, mail) };
  }

  close(): void {
    this.open.clear();
    this.parts.platform.close();
  }

  private async sendFor(tenantId: string, mail: OutgoingMail): Promise<{ messageId: string }> {
    try {
      const mailer = await this.mailerOf(tenantId);
      const sent = await mailer.send(mail);
      await this.report(tenantId, null);
      return sent;
    } catch (error) {
      const failure = failureOf(error);
      if (failure) await this.report(tenantId, failure);
      throw error;
    }
  }

  /** @throws SenderUnavailable */
  private async mailerOf(tenantId: string): Promise<Mailer> {
    const sender = await this.parts.find(tenantId);
    if (!sender) throw new SenderUnavailable('noSender');
    const settings = JSON.stringify(sender);
    const known = this.open.get(tenantId);
    if (known?.sender === settings) return known.mailer;
    const mailer = this.mailerFor(sender);
    this.open.set(tenantId, { sender: settings, mailer });
    return mailer;
  }

  private mailerFor({ tenantId, name, email, host, port, username, passwordEnc }: Sender): Mailer {
    const { connect, timeoutMs } = this.parts;
    const password = this.passwordOf(tenantId, passwordEnc);
    const secure = port === 465;
    return createMailer({
      server: {
        ...{ host, port, secure },
        // A simulator on this machine has no certificate.
        requireTls: !secure && !connect.isAllowed(host, port),
        ...(username === '' ? {} : { signIn: { user: username, password } }),
      },
      from: { name, address: email },
      maxConnections: mailsAtOnce,
      connect: (to) => connect({ ...to, ports: smtpPorts }),
      ...(timeoutMs === undefined ? {} : { timeoutMs }),
    });
  }

  private passwordOf(tenantId: string, passwordEnc: string): string {
    if (passwordEnc === '') return '';
    try {
      return this.parts.passwords.open(tenantId, passwordEnc);
    } catch (error) {
      throw error instanceof SealError ? new SenderUnavailable('password') : error;
    }
  }

  /** The mail itself does not depend on what its tenant's owner can read about it. */
  private async report(tenantId: string, failure: SenderFailure | null): Promise<void> {
    const before = this.reported.get(tenantId);
    if (before?.failure === failure && Date.now() - before.at < reportEveryMs) return;
    try {
      await this.parts.report(tenantId, failure);
      this.reported.set(tenantId, { failure, at: Date.now() });
    } catch (error) {
      this.parts.logger.warn({ err: error, tenantId, failure }, 'the state of a sender could not be reported');
    }
  }
}

/** What an error says about the sender; undefined where it is about the mail, or about us. */
function failureOf(error: unknown): SenderFailure | undefined {
  if (error instanceof SenderUnavailable) return error.reason === 'password' ? 'password' : undefined;
  return error instanceof MailUndeliverable && error.stage !== 'later' ? error.stage : undefined;
}
