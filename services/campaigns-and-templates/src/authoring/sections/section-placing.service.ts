import { Injectable } from '@nestjs/common';
import { sectionsPerPage, type UserCtx } from '@linkyard/contracts';
import { isDuplicateKey, newId, ServiceDatabase } from '@linkyard/mongo';
import { DomainError } from '@linkyard/service-kit';
import { BlockPolicy } from '../block-policy/block-policy.js';
import type { PageDocument } from '../pages/page.schema.js';
import { PagesRepository } from '../pages/pages.repository.js';
import { DraftChanged } from '../templates/draft-changed.js';
import { ownerOf } from '../templates/owner.js';
import { found } from '../templates/template-access.js';
import type { NewSection } from './fresh-section.js';
import type { SectionDocument } from './section.schema.js';
import { SectionsRepository } from './sections.repository.js';

/** Puts new blocks onto pages. */
@Injectable()
export class SectionPlacing {
  constructor(
    private readonly database: ServiceDatabase,
    private readonly sections: SectionsRepository,
    private readonly pages: PagesRepository,
    private readonly draft: DraftChanged,
    private readonly policy: BlockPolicy,
  ) {}

  /** All or none. @throws core.limit_reached, sections.limit_reached, sections.block_off, core.conflict */
  async insert(
    ctx: UserCtx,
    page: PageDocument,
    drafts: readonly NewSection[],
    index = page.sectionOrder.length,
  ): Promise<SectionDocument[]> {
    const ownerId = ownerOf(ctx);
    await this.draft.requireChangeable(ctx, page.templateId);
    await this.policy.check(ctx.tenantId, drafts);
    const added = await this.database.transaction(async () => {
      const sections: SectionDocument[] = [];
      for (const draft of drafts) sections.push(await this.insertOne(ownerId, draft));
      const ids = sections.map(({ _id }) => _id);
      await this.placeOn(ownerId, page, ids, index);
      return sections;
    });
    await this.draft.note(ctx, page.templateId);
    return added;
  }

  private async insertOne(ownerId: string, draft: NewSection): Promise<SectionDocument> {
    try {
      return await this.sections.insert(ownerId, { ...draft, _id: draft._id ?? newId() });
    } catch (error) {
      // A taken id belongs to another owner or to a deleted section: either way it is not free.
      if (isDuplicateKey(error)) throw new DomainError('core.conflict');
      throw error;
    }
  }

  private async placeOn(
    ownerId: string,
    { _id }: { _id: string },
    ids: readonly string[],
    index: number,
  ): Promise<void> {
    const page = found(await this.pages.findOne({ ownerId, _id }));
    if (page.sectionOrder.length + ids.length > sectionsPerPage) throw new DomainError('sections.limit_reached');
    const sectionOrder = page.sectionOrder.toSpliced(index, 0, ...ids);
    await this.pages.update({ ownerId, _id }, { $set: { sectionOrder } });
  }
}
