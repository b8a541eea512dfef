import { domainToASCII } from 'node:url';
import { Injectable } from '@nestjs/common';
import { hostsChanged, type RequestOf, type updateWhiteLabel, whiteLabelMediaUsed } from '@linkyard/contracts';
import { ServiceDatabase } from '@linkyard/mongo';
import { addMediaUse, broadcast, Bus, DomainError, Outbox, requireFound } from '@linkyard/service-kit';
import { isVerifiedDomain, type Domain } from '../domains/domain.schema.js';
import { DomainsRepository } from '../domains/domains.repository.js';
import { ServedHosts } from '../hosts/served-hosts.js';
import { LeaksService } from '../leaks/leaks.service.js';
import { SenderTest, workingSender } from '../senders/sender-test.js';
import { isSameSmtp } from '../senders/smtp-of-form.js';
import type { WhiteLabel } from '../white-labels/white-label.schema.js';
import { WhiteLabelsRepository } from '../white-labels/white-labels.repository.js';
import { presentWhiteLabel } from './white-label.presenter.js';

type Sent = RequestOf<typeof updateWhiteLabel>;

/** The screen of a reseller. @source spec 2 "White Label screen", models.md 16 */
@Injectable()
export class SettingsService {
  constructor(
    private readonly records: WhiteLabelsRepository,
    private readonly domains: DomainsRepository,
    private readonly database: ServiceDatabase,
    private readonly outbox: Outbox,
    private readonly hosts: ServedHosts,
    private readonly bus: Bus,
    private readonly senderTest: SenderTest,
    private readonly leaks: LeaksService,
  ) {}

  async get(ownerId: string) {
    const record = await this.records.ofOwner(ownerId);
    return record && this.present(record);
  }

  /**
   * The first save that succeeds publishes.
   * @throws DomainError core.not_found, core.stale_rev, core.invalid_input, white-label.domain_unverified, .category_missing, .pictures_missing, .leaks_found; as `SenderTest.run`
   */
  async update(ownerId: string, sent: Sent) {
    const before = requireFound(await this.records.findOne({ ownerId, _id: sent._id }));
    await this.requireComplete(before, sent);
    const isFirst = before.status === 0;
    const fields = await this.tested(before, sent);
    if (isFirst) await this.requireNoTraces(before, fields);
    const saved = await this.database.transaction(async () => {
      const published: Partial<WhiteLabel> = isFirst ? { status: 1, publishedAt: new Date() } : {};
      const change = await this.records.setFields(
        { ownerId, _id: sent._id },
        { ...fields, ...published },
        { rev: sent.rev },
      );
      if (!change) throw new DomainError('core.stale_rev');
      await addMediaUse(this.outbox, whiteLabelMediaUsed, change);
      return change.after;
    });
    await broadcast(this.bus.connection, hostsChanged, {});
    return { ...(await this.present(saved)), isFirst };
  }

  /** In the order of the screen. */
  private async requireComplete(record: WhiteLabel, { domain: typed, categories, logo, favicon }: Sent) {
    const domain = await this.domainOf(record);
    const isOther = typed !== undefined && domain !== null && !namesHost(typed, domain.host);
    if (!domain || !isVerifiedDomain(domain) || isOther) throw new DomainError('white-label.domain_unverified');
    if (categories.length === 0) throw new DomainError('white-label.category_missing');
    if (!logo || !favicon) throw new DomainError('white-label.pictures_missing');
  }

  /** A mail server is stored once it has sent a mail: mails have no other way. */
  private async tested(before: WhiteLabel, sent: Sent): Promise<Partial<WhiteLabel>> {
    const fields = this.fieldsOf(before, sent);
    if (before.status === 1 && isSameSmtp(fields.smtp, before.smtp)) return fields;
    if (before.rev !== sent.rev) throw new DomainError('core.stale_rev');
    await this.senderTest.run(before.userId, { ...before, ...fields });
    return { ...fields, smtpState: { ...before.smtpState, ...workingSender() } };
  }

  /** The site is opened as it will be, before anyone else can. Its settings are kept, so that nothing has to be typed again. */
  private async requireNoTraces(before: WhiteLabel, fields: Partial<WhiteLabel>) {
    await this.records.keepDraft(before, fields);
    await broadcast(this.bus.connection, hostsChanged, {});
    await this.hosts.refresh();
    const { leaks } = await this.leaks.check(before.userId);
    // A colour can be there by chance: it is shown, and stops no one.
    if (leaks.some(({ kind }) => kind !== 'colour')) throw new DomainError('white-label.leaks_found');
  }

  private fieldsOf(before: WhiteLabel, sent: Sent) {
    const { _id: _own, rev: _seen, domain: _typed, smtpDetails, categories, ...fields } = sent;
    const smtp = this.senderTest.smtpOf(before, smtpDetails);
    return { ...fields, categories: distinct(categories), smtp };
  }

  private async domainOf({ userId: ownerId, domainId }: WhiteLabel): Promise<Domain | null> {
    return domainId === null ? null : this.domains.findOne({ ownerId, _id: domainId });
  }

  private async present(record: WhiteLabel) {
    await this.hosts.settle();
    const site = this.hosts.siteOfTenant(record._id);
    return presentWhiteLabel(record, await this.domainOf(record), site?.origins.app ?? null);
  }
}

/** Whether what was typed means the host. */
function namesHost(typed: string, host: string): boolean {
  const text = typed
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/[/:?#].*$/, '')
    .replace(/\.$/, '');
  return text === '' || [text, text.replace(/^www\./, '')].map(domainToASCII).includes(host);
}

/** One of each, as first written. */
function distinct(words: readonly string[]): string[] {
  const first = new Map<string, string>();
  for (const word of words) if (!first.has(word.toLowerCase())) first.set(word.toLowerCase(), word);
  return [...first.values()];
}
