import { Injectable } from '@nestjs/common';
import { draftChanged, userNotified, type UserCtx } from '@linkyard/contracts';
import { Bus, publishSignal } from '@linkyard/service-kit';
import { HistoryService } from '../history/history.service.js';
import { DraftPublication } from './draft-publication.js';
import { ownerOf } from './owner.js';

/** What every change of a draft brings with it: the campaign has something to publish, now and then a version is kept, and other windows hear of it. */
@Injectable()
export class DraftChanged {
  constructor(
    private readonly publication: DraftPublication,
    private readonly history: HistoryService,
    private readonly bus: Bus,
  ) {}

  /** Before a change, and not within its transaction. @throws DomainError core.limit_reached */
  async requireChangeable(ctx: UserCtx, ...templateIds: readonly string[]): Promise<void> {
    for (const templateId of new Set(templateIds)) await this.publication.requireChangeable(ownerOf(ctx), templateId);
  }

  /** @param mayShowOtherFiles  false: the change is known to show the same files as before it */
  async note(ctx: UserCtx, templateId: string, mayShowOtherFiles = true) {
    await Promise.all([
      this.publication.markChanged(ownerOf(ctx), templateId),
      this.history.keepPeriodically(ownerOf(ctx), templateId, ctx.userId),
    ]);
    if (mayShowOtherFiles) this.publication.filesMayDiffer(templateId);
    this.notifyWindows(ctx, templateId);
  }

  /** For what was written in another way than by an edit: an earlier version, or what is published. */
  noteReplaced(ctx: Pick<UserCtx, 'userId' | 'clientId'>, templateId: string) {
    this.publication.filesMayDiffer(templateId);
    this.notifyWindows(ctx, templateId);
  }

  /** Fire-and-forget: the reply does not wait for the other windows. */
  private notifyWindows({ userId, clientId }: Pick<UserCtx, 'userId' | 'clientId'>, templateId: string) {
    const payload = { templateId, byClient: clientId ?? null };
    publishSignal(this.bus.connection, userNotified, { userId, event: draftChanged.name, payload });
  }
}
