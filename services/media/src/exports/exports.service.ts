import { Inject, Injectable } from '@nestjs/common';
import {
  exportEnded,
  sendEmail,
  writeExport,
  type beginExport,
  type ExportKind,
  type ExportView,
  type finishExport,
  type ReplyOf,
  type RequestOf,
  type UserCtx,
} from '@linkyard/contracts';
import { dateText } from '@linkyard/languages';
import { dayOf, type Texts } from '@linkyard/languages';
import { ServiceDatabase, trusted } from '@linkyard/mongo';
import { JobQueue } from '@linkyard/queue';
import { Outbox, requireFound, SiteUrls, UserContacts } from '@linkyard/service-kit';
import { newObjectKey, type MediaSigner } from '@linkyard/storage';
import type { ExportRecord } from './export-record.schema.js';
import { ExportsRepository } from './exports.repository.js';
import { textsFor } from '../locales/texts.js';
import { SIGNER } from '../storage/storage.js';

/** @source models.md 21 */
export const keptDays = 7;
const dayMs = 86_400_000;
const linkSec = 5 * 60;
const titles = (i18n: Texts): Record<ExportKind, string> => ({
  leads: i18n.t('Leads'),
  'form-data': i18n.t('Form data'),
  'payment-orders': i18n.t('Orders'),
  donations: i18n.t('Donations'),
  appointment: i18n.t('Bookings'),
  webinar: i18n.t('Registrations'),
  'sub-users': i18n.t('Users'),
});

/** Exports are written by a worker, which asks the owning service for their rows; here is what they are and where their file is. */
@Injectable()
export class ExportsService {
  constructor(
    private readonly records: ExportsRepository,
    private readonly contacts: UserContacts,
    private readonly jobs: JobQueue,
    @Inject(SIGNER) private readonly signer: MediaSigner,
    private readonly urls: SiteUrls,
    private readonly database: ServiceDatabase,
    private readonly outbox: Outbox,
  ) {}

  /** Begins an export, or answers the same one that is under way. */
  async request(
    ctx: UserCtx,
    kind: ExportKind,
    { filters, format }: { filters: object; format: ExportView['format'] },
  ) {
    const wanted = { kind, format, filters: JSON.stringify(filters) };
    const running = await this.records.findOne({
      ownerId: ctx.userId,
      ...wanted,
      state: trusted({ $in: ['queued' as const, 'running' as const] }),
    });
    const record = running ?? (await this.insert(ctx, wanted));
    // Again for one under way: its job may have been lost with Redis, and its key makes it one job.
    await this.jobs.enqueue(writeExport, { exportId: record._id, ownerId: ctx.userId });
    return { exportId: record._id };
  }

  private async insert(ctx: UserCtx, wanted: Pick<ExportRecord, 'kind' | 'format' | 'filters'>) {
    const contact = await this.contacts.find(ctx.userId);
    return this.records.insert(ctx.userId, {
      tenantId: ctx.tenantId,
      ...wanted,
      state: 'queued',
      rows: 0,
      size: 0,
      key: newObjectKey(`exports/${new Date().toISOString().slice(0, 7)}`, wanted.format),
      timeZone: contact?.timeZone ?? 'UTC',
      expiresAt: null,
    });
  }

  /** @throws core.not_found, also for another owner's */
  async get(ownerId: string, _id: string): Promise<ExportView> {
    const record = requireFound(await this.records.findOne({ ownerId, _id }));
    const { kind, format, state, rows, expiresAt } = record;
    const url = state === 'ready' ? this.link(record, linkSec) : null;
    return { exportId: _id, kind, format, state, rows, url, expiresAt: expiresAt?.toISOString() ?? null };
  }

  async begin({ exportId, ownerId }: RequestOf<typeof beginExport>): Promise<ReplyOf<typeof beginExport>> {
    const open = { ownerId, _id: exportId, state: trusted({ $in: ['queued' as const, 'running' as const] }) };
    const record = await this.records.update(open, { $set: { state: 'running', rows: 0 } });
    if (!record) return { plan: null };
    const { kind, format, timeZone, key, filters } = record;
    return { plan: { kind, format, timeZone, key, filters: { ...JSON.parse(filters) } } };
  }

  async progress(ownerId: string, _id: string, rows: number): Promise<void> {
    await this.records.update({ ownerId, _id, state: 'running' }, { $set: { rows } });
  }

  /** Once; the mail's job is added after it, and again when the worker asks again. */
  async finish({ exportId: _id, ownerId, outcome, rows, size }: RequestOf<typeof finishExport>): Promise<boolean> {
    const expiresAt = new Date(Date.now() + keptDays * dayMs);
    const change = { $set: { state: outcome, rows, size, expiresAt } };
    const changed = await this.database.transaction(async () => {
      const ended = await this.records.update({ ownerId, _id, state: 'running' }, change);
      if (!ended) return null;
      const { kind, tenantId } = ended;
      await this.outbox.add(exportEnded, { exportId: _id, ownerId, kind, outcome }, { tenantId });
      return ended;
    });
    const record = changed ?? (await this.records.findOne({ ownerId, _id }));
    if (record?.state === 'ready') await this.mail(record);
    return record !== null;
  }

  private async mail(record: ExportRecord): Promise<void> {
    const contact = await this.contacts.find(record.userId);
    if (!contact || contact.status !== 1) return;
    const i18n = textsFor(contact.locale);
    const { link } = await this.urls.of(contact.tenantId);
    await this.jobs.enqueue(sendEmail, {
      key: `export:${record._id}`,
      template: 'export-ready',
      to: contact.email,
      toName: contact.name.slice(0, 120),
      locale: contact.locale,
      tenantId: contact.tenantId,
      values: {
        name: contact.name,
        exportName: titles(i18n)[record.kind],
        link: link(this.link(record, keptDays * 86_400)),
        expires: dateText(record.expiresAt ?? new Date(), contact.timeZone, i18n.language),
      },
    });
  }

  private link({ key, kind, format, createdAt, timeZone }: ExportRecord, seconds: number): string {
    const downloadName = `${kind}-${dayOf(createdAt, timeZone)}.${format}`;
    return this.signer.sign(key, seconds, { downloadName });
  }
}
