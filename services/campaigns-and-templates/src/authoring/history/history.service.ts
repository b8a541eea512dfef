import { Inject, Injectable } from '@nestjs/common';
import { newId, ServiceDatabase, type ClientSession } from '@linkyard/mongo';
import { PagesRepository } from '../pages/pages.repository.js';
import { SectionsRepository } from '../sections/sections.repository.js';
import { found } from '../templates/template-access.js';
import { TemplatesRepository } from '../templates/templates.repository.js';
import { revisionModel, type RevisionDocument, type Snapshot } from './revision.model.js';

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
    @Inject(ServiceDatabase) private readonly database: ServiceDatabase,
    @Inject(TemplatesRepository) private readonly templates: TemplatesRepository,
    @Inject(PagesRepository) private readonly pages: PagesRepository,
    @Inject(SectionsRepository) private readonly sections: SectionsRepository,
  ) {}

  private get revisions() {
    return this.database.collection(revisionModel);
  }

  /** The whole draft at one moment: without a session of the caller's, in a transaction of its own. @throws core.not_found */
  async snapshot(ownerId: string, templateId: string, session?: ClientSession): Promise<Snapshot> {
    if (!session) return this.database.transaction((own) => this.snapshot(ownerId, templateId, own));
    const template = found(await this.templates.findOne({ ownerId, _id: templateId }, { session }));
    const pages = await this.pages.ofTemplate(ownerId, templateId, session);
    return { template, pages, sections: await this.sections.ofTemplate(ownerId, templateId, session) };
  }

  /** Keeps a version and forgets the oldest beyond fifty. Two at once are counted one after the other. @returns its id */
  async keep(
    snapshot: Snapshot,
    reason: RevisionDocument['reason'],
    byUserId: string,
    session: ClientSession,
  ): Promise<string> {
    const { userId, _id: templateId } = snapshot.template;
    const newest = await this.revisions
      .find({ userId, templateId }, { session, projection: { rev: 1 } })
      .sort({ rev: -1 })
      .limit(1)
      .next();
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
    await this.revisions.insertOne(revision, { session });
    await this.revisions.deleteMany({ userId, templateId, rev: { $lte: revision.rev - kept } }, { session });
    this.lastKept.set(templateId, Date.now());
    return revision._id;
  }

  async keepPeriodically(ownerId: string, templateId: string, byUserId: string) {
    const last = this.lastKept.get(templateId) ?? 0;
    if (Date.now() - last < everyMs) return;
    if (this.lastKept.size > 10_000) this.lastKept.clear();
    this.lastKept.set(templateId, Date.now());
    await this.database.transaction(async (session) =>
      this.keep(await this.snapshot(ownerId, templateId, session), 'auto', byUserId, session),
    );
  }

  async list(ownerId: string, templateId: string, page: number, listPerPage: number) {
    const filter = { userId: ownerId, templateId };
    const rows = this.revisions.find(filter, { projection: { snapshot: 0 }, maxTimeMS: 4_000 }).sort({ rev: -1 });
    const [revisions, total] = await Promise.all([
      rows
        .skip((page - 1) * listPerPage)
        .limit(listPerPage)
        .toArray(),
      this.revisions.countDocuments(filter),
    ]);
    return { revisions, total };
  }

  async find(ownerId: string, _id: string, session?: ClientSession): Promise<RevisionDocument | null> {
    return this.revisions.findOne({ userId: ownerId, _id }, { session });
  }

  /** Makes the draft what the snapshot was. Sections keep their ids and the clicks they have had since. */
  async bringBack({ template, pages, sections }: Snapshot, session: ClientSession) {
    const { userId: ownerId, _id: templateId } = template;
    const gone = { $set: { deletedAt: new Date() } };
    await this.pages.updateMany({ ownerId, templateId }, gone, session);
    await this.sections.updateMany({ ownerId, templateId }, gone, session);
    await this.pages.putBack(pages, session);
    await this.sections.putBackWithClicks(sections, session);
    const { name, description, theme, homePageId, pageOrder } = template;
    await this.templates.update(
      { ownerId, _id: templateId },
      { $set: { name, description, theme, homePageId, pageOrder } },
      { session },
    );
  }
}
