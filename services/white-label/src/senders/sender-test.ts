import { setTimeout as sleep } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import { getUserContact, smtpPorts, type ReplyOf, type RequestOf, type testSender } from '@linkyard/contracts';
import {
  createTenantMailer,
  mailBrandOf,
  MailRefused,
  MailUndeliverable,
  renderMail,
  SenderUnavailable,
  type MailStage,
} from '@linkyard/mail';
import { InjectStored, Limiter, limiterCollection, ServiceDatabase, type StoredModel } from '@linkyard/mongo';
import {
  dkimKeys,
  DomainError,
  fieldRefusal,
  LOGGER,
  requireFound,
  smtpPasswords,
  UserContacts,
  type Logger,
} from '@linkyard/service-kit';
import { ServedHosts } from '../hosts/served-hosts.js';
import { siteOfRecord } from '../hosts/site-of-record.js';
import { whiteLabels, type WhiteLabel } from '../white-labels/white-label.schema.js';
import { WhiteLabelsRepository } from '../white-labels/white-labels.repository.js';
import { DkimKeys } from './dkim-keys.js';
import { SENDER_TEST_CONFIG, type SenderTestConfig } from './sender-test-config.js';
import { senderOfRecord } from './sender-of-record.js';
import { isSameSmtp, smtpOfForm, type SmtpOnForm } from './smtp-of-form.js';

export const senderTestLimits = limiterCollection('sender_test_limits');

type Contact = NonNullable<ReplyOf<typeof getUserContact>['contact']>;

/** The state of a mail server that has just taken a mail. */
export const workingSender = (now = new Date()) => ({
  ...{ verifiedAt: now, lastError: '', lastErrorAt: null, failingSince: null, isAnnounced: false },
});

/** Sends a test mail by a mail server, the way all mails go, to its owner. @source cases H7, H8 */
@Injectable()
export class SenderTest {
  private readonly perHour: Limiter;
  private readonly passwords: ReturnType<typeof smtpPasswords>;

  constructor(
    @Inject(SENDER_TEST_CONFIG) private readonly config: SenderTestConfig,
    @InjectStored('white-label', whiteLabels) private readonly model: StoredModel<typeof whiteLabels>,
    private readonly records: WhiteLabelsRepository,
    private readonly keys: DkimKeys,
    private readonly contacts: UserContacts,
    private readonly hosts: ServedHosts,
    @Inject(LOGGER) private readonly logger: Logger,
    database: ServiceDatabase,
  ) {
    this.passwords = smtpPasswords(config.keys);
    this.perHour = new Limiter(database, senderTestLimits, { keyPrefix: 'owner', points: 20, durationSec: 3600 });
  }

  /** @throws DomainError as `run`; core.invalid_input for a form without its password */
  async test(ownerId: string, { smtpDetails }: RequestOf<typeof testSender>) {
    const record = requireFound(await this.records.ofOwner(ownerId));
    const smtp = smtpDetails ? this.smtpOf(record, smtpDetails) : record.smtp;
    const sentTo = await this.run(ownerId, { ...record, smtp });
    const isStored = isSameSmtp(smtp, record.smtp);
    return { sentTo, isStored: isStored && (await this.markTested(record)) };
  }

  /** @throws DomainError core.invalid_input for a form without its password, and for a port of another service */
  smtpOf(record: WhiteLabel, details: SmtpOnForm): WhiteLabel['smtp'] {
    const { host, port } = details;
    if (!smtpPorts.some((one) => one === port) && !this.config.connect.isAllowed(host, port))
      throw fieldRefusal('smtpDetails.port', 'white-label.smtp_port');
    return smtpOfForm(record, details, this.passwords);
  }

  /**
   * @param record as it would be saved
   * @returns the address the mail went to
   * @throws DomainError core.rate_limited, and of `senderTestErrors` the one that names the step
   */
  async run(ownerId: string, record: WhiteLabel): Promise<string> {
    if (!senderOfRecord(record)) throw new DomainError('white-label.smtp_missing');
    const retryAfterSec = await this.perHour.take(ownerId);
    if (retryAfterSec > 0) throw new DomainError('core.rate_limited', { retryAfterSec });
    const sender = requireFound(senderOfRecord({ ...record, dkim: await this.keys.of(record) }));
    const owner = requireFound(await this.contacts.find(ownerId));
    const begunAt = Date.now();
    try {
      await this.send(record, sender, owner);
    } catch (error) {
      const code = refusalOf(error);
      if (code === 'white-label.smtp_connection')
        await sleep(Math.max(0, begunAt + this.config.timeoutMs - Date.now()));
      // What the server said would describe our network to the person who typed its name.
      this.logger.info({ err: error, tenantId: record._id, code }, 'a test mail was not sent');
      throw new DomainError(code);
    }
    return owner.email;
  }

  private async send(record: WhiteLabel, sender: NonNullable<ReturnType<typeof senderOfRecord>>, owner: Contact) {
    const { connect, keys, timeoutMs, mailTimeoutMs } = this.config;
    const mailer = createTenantMailer(sender, {
      ...{ connect, timeoutMs, mailTimeoutMs, maxConnections: 1 },
      ...{ passwords: this.passwords, dkimKeys: dkimKeys(keys) },
    });
    try {
      const values = { name: owner.name, server: `${sender.host}:${sender.port}`, sender: sender.email };
      const mail = await renderMail('sender-test', values, mailBrandOf(siteOfRecord(this.hosts, record)), owner.locale);
      await mailer.send({ ...mail, to: { address: owner.email } });
    } finally {
      mailer.close();
    }
  }

  /** @returns false where the mail server was changed since */
  private async markTested({ _id, userId, smtp }: WhiteLabel): Promise<boolean> {
    const { matchedCount } = await this.model
      .updateOne({ _id, userId, ...fieldsIn('smtp', smtp) }, { $set: fieldsIn('smtpState', workingSender()) })
      .exec();
    return matchedCount === 1;
  }
}

const fieldsIn = (path: string, fields: object) =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [`${path}.${name}`, value]));

const refusals = {
  connection: 'white-label.smtp_connection',
  tls: 'white-label.smtp_tls',
  signIn: 'white-label.smtp_sign_in',
  sender: 'white-label.smtp_sender',
  recipient: 'white-label.smtp_recipient',
  content: 'white-label.smtp_content',
} as const satisfies Record<MailStage, string>;

function refusalOf(error: unknown) {
  if (error instanceof SenderUnavailable) return 'white-label.smtp_password';
  if (error instanceof MailUndeliverable || error instanceof MailRefused) return refusals[error.stage];
  throw error;
}
