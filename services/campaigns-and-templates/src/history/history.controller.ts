import { Controller, Inject } from '@nestjs/common';
import { listHistory, listOf, restoreHistory, type RequestOf, type UserCtx } from '@linkyard/contracts';
import { ServiceDatabase } from '@linkyard/mongo';
import { Handles } from '@linkyard/service-kit';
import { CampaignsRepository } from '../campaigns/campaigns.repository.js';
import { DraftChanged } from '../templates/draft-changed.js';
import { ownerOf } from '../templates/owner.js';
import { found, TemplateAccess } from '../templates/template-access.js';
import { presentPage, presentTemplate } from '../templates/template.presenter.js';
import { HistoryService } from './history.service.js';

@Controller()
export class HistoryController {
  constructor(
    @Inject(ServiceDatabase) private readonly database: ServiceDatabase,
    @Inject(HistoryService) private readonly history: HistoryService,
    @Inject(TemplateAccess) private readonly access: TemplateAccess,
    @Inject(CampaignsRepository) private readonly campaigns: CampaignsRepository,
    @Inject(DraftChanged) private readonly draft: DraftChanged,
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
    const rows = revisions.map(({ _id, templateId, rev, reason, byUserId, createdAt }) => ({
      _id,
      entity: 'template' as const,
      entityId: templateId,
      rev,
      reason,
      byUserId,
      createdAt,
    }));
    return listOf(rows, total, request);
  }

  /** The present draft becomes a version itself, so restoring can be taken back. */
  @Handles(restoreHistory)
  async restore({ _id }: RequestOf<typeof restoreHistory>, ctx: UserCtx) {
    const ownerId = ownerOf(ctx);
    const { snapshot, templateId } = found(await this.history.find(ownerId, _id));
    await this.access.ownTemplate(ctx, templateId);
    await this.database.transaction(async (session) => {
      const present = await this.history.snapshot(ownerId, templateId, session);
      await this.history.keep(present, 'restore', ctx.userId, session);
      await this.history.bringBack(snapshot, session);
      await this.campaigns.markChanged(ownerId, templateId, session);
    });
    await this.draft.tell(ctx, templateId);
    const restored = await this.history.snapshot(ownerId, templateId);
    return { template: presentTemplate(restored.template), pages: restored.pages.map(presentPage) };
  }
}
