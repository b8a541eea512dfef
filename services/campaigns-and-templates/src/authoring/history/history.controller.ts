import { Controller } from '@nestjs/common';
import { getHistory, listHistory, listOf, restoreHistory, type RequestOf, type UserCtx } from '@linkyard/contracts';
import { ServiceDatabase } from '@linkyard/mongo';
import { Handles } from '@linkyard/service-kit';
import { DraftChanged } from '../templates/draft-changed.js';
import { DraftPublication } from '../templates/draft-publication.js';
import { ownerOf } from '../templates/owner.js';
import { found, TemplateAccess } from '../templates/template-access.js';
import { presentPage, presentSection, presentTemplate } from '../templates/template.presenter.js';
import { HistoryService } from './history.service.js';
import type { RevisionDocument } from './revision.schema.js';

@Controller()
export class HistoryController {
  constructor(
    private readonly database: ServiceDatabase,
    private readonly history: HistoryService,
    private readonly access: TemplateAccess,
    private readonly publication: DraftPublication,
    private readonly draft: DraftChanged,
  ) {}

  @Handles(listHistory)
  async list(request: RequestOf<typeof listHistory>, ctx: UserCtx) {
    await this.access.ownTemplate(ctx, request.templateId);
    const { revisions, total } = await this.history.list(
      ownerOf(ctx),
      request.templateId,
      request.page,
      request.listPerPage,
    );
    return listOf(revisions.map(presentRevision), total, request);
  }

  @Handles(getHistory)
  async get({ _id }: RequestOf<typeof getHistory>, ctx: UserCtx) {
    const revision = found(await this.history.find(ownerOf(ctx), _id));
    const { template, pages, sections } = revision.snapshot;
    await this.access.ownTemplate(ctx, revision.templateId);
    const places = new Map(pages.flatMap(({ sectionOrder }) => sectionOrder.map((id, place) => [id, place] as const)));
    return {
      revision: presentRevision(revision),
      template: presentTemplate(template),
      pages: pages.map(presentPage),
      sections: sections.flatMap((section) => {
        const place = places.get(section._id);
        return place === undefined ? [] : [presentSection(section, place)];
      }),
    };
  }

  /** The present draft becomes a version itself, so restoring can be taken back. */
  @Handles(restoreHistory)
  async restore({ _id }: RequestOf<typeof restoreHistory>, ctx: UserCtx) {
    const ownerId = ownerOf(ctx);
    const { snapshot, templateId } = found(await this.history.find(ownerId, _id));
    await this.access.ownTemplate(ctx, templateId);
    await this.draft.requireChangeable(ctx, templateId);
    await this.database.transaction(async () => {
      const present = await this.history.snapshot(ownerId, templateId);
      await this.history.keep(present, 'restore', ctx.userId);
      await this.history.bringBack(snapshot);
      await this.publication.markChanged(ownerId, templateId);
    });
    this.draft.noteReplaced(ctx, templateId);
    const restored = await this.history.snapshot(ownerId, templateId);
    return { template: presentTemplate(restored.template), pages: restored.pages.map(presentPage) };
  }
}

const presentRevision = ({
  _id,
  templateId,
  rev,
  reason,
  byUserId,
  createdAt,
}: Omit<RevisionDocument, 'snapshot'>) => ({
  _id,
  entity: 'template' as const,
  entityId: templateId,
  rev,
  reason,
  byUserId,
  createdAt,
});
