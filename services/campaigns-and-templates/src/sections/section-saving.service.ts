import { Inject, Injectable } from '@nestjs/common';
import type { RequestOf, saveSection, UserCtx } from '@linkyard/contracts';
import { BlockPolicy } from '../block-policy/block-policy.js';
import { showSameFiles } from '../media-uses/media-paths.js';
import { PagesRepository } from '../pages/pages.repository.js';
import { DraftChanged } from '../templates/draft-changed.js';
import { ownerOf } from '../templates/owner.js';
import { found } from '../templates/template-access.js';
import { checkedData } from './checked-data.js';
import { audienceIn } from './section-audience.js';
import { SectionHomes } from './section-homes.js';
import type { SectionDocument } from './section.model.js';
import { SectionsRepository } from './sections.repository.js';

/** What an editor does most: its owner types, and one section is saved again and again. */
@Injectable()
export class SectionSaving {
  constructor(
    @Inject(SectionsRepository) private readonly sections: SectionsRepository,
    @Inject(PagesRepository) private readonly pages: PagesRepository,
    @Inject(SectionHomes) private readonly homes: SectionHomes,
    @Inject(BlockPolicy) private readonly policy: BlockPolicy,
    @Inject(DraftChanged) private readonly draft: DraftChanged,
  ) {}

  /** @throws core.not_found, core.stale_rev, sections.invalid, sections.too_large, sections.block_off */
  async save(
    ctx: UserCtx,
    request: RequestOf<typeof saveSection>,
  ): Promise<{ section: SectionDocument; order: number }> {
    const ownerId = ownerOf(ctx);
    const _id = request.section_id;
    const home = await this.homes.of(ctx, _id);
    await this.policy.check(ctx.tenantId, [home]);
    const fields = {
      sectionData: checkedData(home.type, request.sectionData),
      animation: request.animation,
      title: request.title,
      state: 'ok' as const,
      ...(request.style ? { style: request.style } : {}),
      ...audienceIn(request),
    };
    const [change, order] = await Promise.all([
      this.sections.setFields({ ownerId, _id, ...home }, fields, { rev: request.rev }),
      this.pages.placeOf(ownerId, home.pageId, _id),
    ]);
    if (!change) throw await this.homes.refusal(ctx, _id);
    const { before, after } = change;
    await this.draft.note(ctx, home.templateId, !showSameFiles(shownBy(before), shownBy(after)));
    return { section: after, order: found(order) };
  }
}

const shownBy = ({ sectionData, style }: SectionDocument) => [sectionData, style];
