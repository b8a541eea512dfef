import { Injectable } from '@nestjs/common';
import type { UserCtx } from '@linkyard/contracts';
import { DomainError } from '@linkyard/service-kit';
import { PagesRepository } from '../pages/pages.repository.js';
import type { PageDocument } from '../pages/page.schema.js';
import { SectionsRepository } from '../sections/sections.repository.js';
import type { SectionDocument } from '../sections/section.schema.js';
import { ownerOf } from './owner.js';
import type { TemplateDocument } from './template.schema.js';
import { TemplatesRepository } from './templates.repository.js';

/** Finds templates that a caller may edit; another owner's is not found. @source design 3 "Owner scope" */
@Injectable()
export class TemplateAccess {
  constructor(
    private readonly templates: TemplatesRepository,
    private readonly pages: PagesRepository,
    private readonly sections: SectionsRepository,
  ) {}

  /** @throws core.not_found */
  async ownTemplate(ctx: UserCtx, _id: string): Promise<TemplateDocument> {
    return found(await this.templates.findOne({ ownerId: ownerOf(ctx), _id }));
  }

  /** An own template, or a starter that is offered to all accounts. @throws core.not_found */
  async readableTemplate(ctx: UserCtx, _id: string): Promise<TemplateDocument> {
    return found(
      (await this.templates.findOne({ ownerId: ownerOf(ctx), _id })) ?? (await this.templates.findStarter(_id)),
    );
  }

  async pagesOf({ userId, _id }: TemplateDocument): Promise<PageDocument[]> {
    return this.pages.ofTemplate(userId, _id);
  }

  /** @throws core.not_found */
  async ownPage(ctx: UserCtx, _id: string, templateId?: string): Promise<PageDocument> {
    return found(await this.pages.findOne({ ownerId: ownerOf(ctx), _id, ...(templateId ? { templateId } : {}) }));
  }

  /** @throws core.not_found */
  async ownSection(ctx: UserCtx, _id: string): Promise<SectionDocument> {
    return found(await this.sections.findOne({ ownerId: ownerOf(ctx), _id }));
  }
}

/** @throws DomainError core.not_found for null */
export function found<Record>(record: Record | null): Record {
  if (record === null) throw new DomainError('core.not_found');
  return record;
}
