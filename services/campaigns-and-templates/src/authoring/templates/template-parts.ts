import { Injectable } from '@nestjs/common';
import type { UserCtx } from '@linkyard/contracts';
import { HistoryService } from '../history/history.service.js';
import type { Snapshot } from '../history/revision.schema.js';
import { TemplateAccess } from './template-access.js';
import { TemplateWriter } from './template-writer.js';
import { TemplatesRepository } from './templates.repository.js';

/** What making a campaign needs of templates. */
@Injectable()
export class TemplateParts {
  constructor(
    private readonly access: TemplateAccess,
    private readonly history: HistoryService,
    private readonly templates: TemplatesRepository,
    readonly writer: TemplateWriter,
  ) {}

  /** A starter, or an own template. @throws core.not_found */
  async starter(ctx: UserCtx, templateId: string): Promise<Snapshot> {
    const template = await this.access.readableTemplate(ctx, templateId);
    return this.history.snapshot(template.userId, templateId);
  }

  snapshot(ownerId: string, templateId: string): Promise<Snapshot> {
    return this.history.snapshot(ownerId, templateId);
  }

  async countUse(templateId: string) {
    await this.templates.countUse(templateId);
  }
}
