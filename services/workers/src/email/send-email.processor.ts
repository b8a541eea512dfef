import { createHash } from 'node:crypto';
import { UnrecoverableError } from 'bullmq';
import { sendEmail, type JobData } from '@linkyard/contracts';
import {
  mailBrandOf,
  MailRefused,
  MailTemplateError,
  MailUndeliverable,
  renderMail,
  senderName,
  SenderUnavailable,
  type MailBrand,
  type OwnText,
  type RenderedMail,
} from '@linkyard/mail';
import { defineProcessor, type Processor } from '@linkyard/queue';
import type { Logger, TenantSites } from '@linkyard/service-kit';
import type { MailGate } from './mail-gate.js';
import type { MailSenders } from './mail-senders.js';
import type { SenderLanes } from './sender-lanes.js';
import type { SentEmailsRepository } from './sent-emails.repository.js';

type Mail = JobData<typeof sendEmail>;

interface Parts {
  /** The words of the tenant for a mail; null for the built-in ones. */
  wordsOf(tenantId: string, mail: Pick<Mail, 'template' | 'locale'>): Promise<OwnText | null>;
  senders: Pick<MailSenders, 'of'>;
  sites: Pick<TenantSites, 'of'>;
  lanes: Pick<SenderLanes, 'run'>;
  sent: Pick<SentEmailsRepository, 'claim' | 'mark'>;
  gate: Pick<MailGate, 'opensFor'>;
  /** Whether what a mail says is still news to its reader, and wanted. */
  isNews(notification: NonNullable<Mail['notification']>): Promise<boolean>;
  logger: Logger;
}
/**
 * Sends one mail once, however often its job runs, in the look and by the sender of its tenant.
 * A mail the server refuses for good is not tried again; with the server away the job waits for its next try.
 */
export function sendEmailProcessor(parts: Parts): Processor {
  return defineProcessor({
    job: sendEmail,
    async process(mail) {
      const { tenantId } = mail;
      await (tenantId === null ? process(mail, parts) : parts.lanes.run(tenantId, () => process(mail, parts)));
    },
  });
}

async function process(mail: Mail, { wordsOf, senders, sites, sent, gate, isNews, logger }: Parts): Promise<void> {
  if (mail.notification && !(await isNews(mail.notification))) return;
  const brand = mailBrandOf(await sites.of(mail.tenantId));
  const own = mail.tenantId === null ? null : await wordsOf(mail.tenantId, mail);
  const rendered = await render(mail, brand, own);
  if (!(await gate.opensFor(mail, brand.origin))) return;
  const claim = await sent.claim(mail.key, mail.template);
  if (claim === 'done') return;
  if (claim === 'busy') throw new Error('This mail is being sent by another run of its job');
  try {
    const to = { name: oneLineName(mail.toName), address: mail.to };
    const calendar = mail.calendar ? { calendar: mail.calendar } : {};
    const from = { ...fromOf(mail, brand), ...answersOf(mail) };
    await senders.of(mail.tenantId).send({ ...rendered, ...calendar, ...from, to, messageId: messageIdOf(mail.key) });
  } catch (error) {
    const isRefused = error instanceof MailRefused;
    await sent.mark(mail.key, claim.holder, isRefused ? 'refused' : 'failed', reasonOf(error));
    throw isRefused ? new UnrecoverableError(error.message) : error;
  }
  await sent.mark(mail.key, claim.holder, 'sent');
  logger.info({ template: mail.template }, 'a mail was sent');
}

/** Why a mail did not leave, for the ledger: it holds no address, so not what the server answered. */
function reasonOf(error: unknown): string {
  if (error instanceof SenderUnavailable) return error.reason;
  if (error instanceof MailUndeliverable) return error.stage;
  return error instanceof MailRefused ? 'refused' : 'internal';
}

/** @throws UnrecoverableError when template and values do not go together: no retry makes them */
async function render(mail: Mail, brand: MailBrand, own: OwnText | null): Promise<RenderedMail> {
  const { template, values, toName, locale, onBehalfOf } = mail;
  try {
    return await renderMail(template, { name: toName, ...values }, brand, locale, onBehalfOf, own ?? undefined);
  } catch (error) {
    if (error instanceof MailTemplateError) throw new UnrecoverableError(error.message);
    throw error;
  }
}

function fromOf({ onBehalfOf }: Mail, brand: MailBrand): { fromName?: string } {
  const fromName = senderName(onBehalfOf, brand);
  return fromName ? { fromName } : {};
}

/** Whom an answer reaches; nothing for mails of the site itself. */
function answersOf({ onBehalfOf, replyTo }: Mail): { replyTo?: { name: string; address: string } } {
  const person = replyTo ?? onBehalfOf;
  return person?.email ? { replyTo: { name: oneLineName(person.name), address: person.email } } : {};
}

/** The same for every attempt, so that mailboxes can deduplicate. */
const messageIdOf = (key: string) => createHash('sha256').update(key).digest('hex').slice(0, 40);

const oneLineName = (name: string) => name.replace(/[\u0000-\u001f\u007f\u2028\u2029]+/g, ' ').trim();
