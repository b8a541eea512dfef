import type { Sender, SenderFailure } from '@linkyard/contracts';
import {
  createTenantMailer,
  isAboutOneMail,
  MailUndeliverable,
  SenderUnavailable,
  type Mailer,
  type OutgoingMail,
  type TenantMailerParts,
} from '@linkyard/mail';
import type { Logger } from '@linkyard/service-kit';
import { LRUCache } from 'lru-cache';
import { mailsAtOnce } from './sender-lanes.js';

/** Tenants whose connections are kept. One without work is closed by its mailer. */
const maxOpen = 200;
/** How often the same state is reported. */
const reportEveryMs = 30_000;

interface Parts extends Pick<TenantMailerParts, 'connect' | 'passwords' | 'dkimKeys' | 'timeoutMs'> {
  /** Sends the mails of the platform's own people. */
  platform: Mailer;
  /** The sender of a tenant as it is now. */
  find(tenantId: string): Promise<Sender | null>;
  /** Records that mails of a tenant leave (null), or why they do not. */
  report(tenantId: string, failure: SenderFailure | null): Promise<void>;
  logger: Logger;
}
interface OpenSender {
  /** The settings it was opened with. */
  sender: string;
  mailer: Mailer;
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
    const mailer = createTenantMailer(sender, { ...this.parts, maxConnections: mailsAtOnce });
    this.open.set(tenantId, { sender: settings, mailer });
    return mailer;
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
  return error instanceof MailUndeliverable && !isAboutOneMail(error.stage) ? error.stage : undefined;
}
