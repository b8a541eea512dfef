import { Injectable } from '@nestjs/common';
import type { Theme } from '@linkyard/contracts';
import { currentSession, InjectStored, newId, ServiceDatabase, trusted, type StoredModel } from '@linkyard/mongo';
import { PagesRepository } from '../pages/pages.repository.js';
import { SectionsRepository } from '../sections/sections.repository.js';
import { found } from '../templates/template-access.js';
import { TemplatesRepository } from '../templates/templates.repository.js';
import { revisions, type RevisionDocument, type Snapshot } from './revision.schema.js';

/** The newest this many are kept. @source models.md 3 */
const kept = 50;
/** Minimum interval between automatic snapshots. */
const everyMs = 10 * 60_000;

/** Earlier versions of templates, whole. */
@Injectable()
export class HistoryService {
  /** When this process last kept a version of a template: spares a query per keystroke. */
  private readonly lastKept = new Map<string, number>();

  constructor(
    private readonly database: ServiceDatabase,
    private readonly templates: TemplatesRepository,
    private readonly pages: PagesRepository,
    private readonly sections: SectionsRepository,
    @InjectStored('campaigns-and-templates', revisions) private readonly versions: StoredModel<typeof revisions>,
  ) {}

  /** The whole draft at one moment: in the transaction of the caller, or in one of its own. @throws core.not_found */
  async snapshot(ownerId: string, templateId: string): Promise<Snapshot> {
    if (!currentSession()) return this.database.transaction(() => this.snapshot(ownerId, templateId));
    const template = found(await this.templates.findOne({ ownerId, _id: templateId }));
    const pages = await this.pages.ofTemplate(ownerId, templateId);
    return { template, pages, sections: await this.sections.ofTemplate(ownerId, templateId) };
  }

  /** Keeps a version and forgets the oldest beyond fifty. Two at once are counted one after the other. @returns its id */
  async keep(snapshot: Snapshot, reason: RevisionDocument['reason'], byUserId: string): Promise<string> {
    const { userId, _id: templateId } = snapshot.template;
    const newest = await this.versions
      .findOne({ userId, templateId }, { rev: 1 }, { sort: { rev: -1 } })
      .lean<Pick<RevisionDocument, 'rev'> | null>()
      .exec();
    const revision = {
      _id: newId(),
      userId,
      templateId,
      rev: (newest?.rev ?? 0) + 1,
      snapshot,
      reason,
      byUserId,
      createdAt: new Date(),
    };
    await new this.versions(revision).save();
    await this.versions.deleteMany({ userId, templateId, rev: trusted({ $lte: revision.rev - kept }) }).exec();
    this.lastKept.set(templateId, Date.now());
    return revision._id;
  }

  async keepPeriodically(ownerId: string, templateId: string, byUserId: string) {
    const last = this.lastKept.get(templateId) ?? 0;
    if (Date.now() - last < everyMs) return;
    if (this.lastKept.size > 10_000) this.lastKept.clear();
    this.lastKept.set(templateId, Date.now());
    await this.database.transaction(async () => this.keep(await this.snapshot(ownerId, templateId), 'auto', byUserId));
  }

  async list(ownerId: string, templateId: string, page: number, listPerPage: number) {
    const filter = { userId: ownerId, templateId };
    const part = { sort: { rev: -1 as const }, skip: (page - 1) * listPerPage, limit: listPerPage, maxTimeMS: 4_000 };
    const [rows, total] = await Promise.all([
      this.versions.find(filter, { snapshot: 0 }, part).lean<Omit<RevisionDocument, 'snapshot'>[]>().exec(),
      this.versions.countDocuments({ ...filter }).exec(),
    ]);
    return { revisions: rows, total };
  }

  async find(ownerId: string, _id: string): Promise<RevisionDocument | null> {
    return this.versions.findOne({ userId: ownerId, _id }).lean<RevisionDocument | null>().exec();
  }

  /** The theme of a version; null when it is no longer kept. */
  async themeOf(ownerId: string, _id: string): Promise<Theme | null> {
    const wanted = { 'snapshot.template.theme': 1 };
    const found = await this.versions
      .findOne({ userId: ownerId, _id }, wanted, { maxTimeMS: 1_000 })
      .lean<{ snapshot: { template: Pick<Snapshot['template'], 'theme'> } } | null>()
      .exec();
    return found?.snapshot.template.theme ?? null;
  }

  /** What of a version names files. Across owners. */
  async filesShown(_id: string): Promise<unknown> {
    const wanted = {
      'snapshot.template.theme': 1,
      'snapshot.pages.seo': 1,
      'snapshot.pages.background': 1,
      'snapshot.pages.icon': 1,
      'snapshot.sections.sectionData': 1,
      'snapshot.sections.style': 1,
    };
    return this.versions.findOne({ _id }, wanted, { maxTimeMS: 4_000 }).lean<unknown>().exec();
  }

  /** Makes the draft what the snapshot was. Sections keep their ids and the clicks they have had since. */
  async bringBack({ template, pages, sections }: Snapshot) {
    const { userId: ownerId, _id: templateId } = template;
    const gone = { $set: { deletedAt: new Date() } };
    await this.pages.updateMany({ ownerId, templateId }, gone);
    await this.sections.updateMany({ ownerId, templateId }, gone);
    await this.pages.putBack(pages);
    await this.sections.putBackWithClicks(ownerId, sections);
    const { name, description, theme, homePageId, pageOrder } = template;
    await this.templates.update(
      { ownerId, _id: templateId },
      { $set: { name, description, theme, homePageId, pageOrder } },
    );
  }
}
