import { Inject, Injectable } from '@nestjs/common';
import type { RequestOf, saveSection, UserCtx } from '@linkyard/contracts';
import { newId } from '@linkyard/mongo';
import { BlockPolicy } from '../block-policy/block-policy.js';
import { showSameFiles } from '../media-uses/media-paths.js';
import { PagesRepository } from '../pages/pages.repository.js';
import { DraftChanged } from '../templates/draft-changed.js';
import { ownerOf } from '../templates/owner.js';
import { found } from '../templates/template-access.js';
import { requireOfferedFont } from '../templates/offered-font.js';
import { checkedData } from './checked-data.js';
import { audienceIn } from './section-audience.js';
import { SectionHomes, type SectionHome } from './section-homes.js';
import type { SectionDocument } from './section.model.js';
import { SectionsRepository } from './sections.repository.js';

type Request = RequestOf<typeof saveSection>;
interface Saved {
  section: SectionDocument;
  /** Its place on its page, from 0; -1 when it is not on it. */
  order: number;
}

/**
 * What an editor does most: its owner types, and one section is saved again and again. After the first time that is one write and nothing else,
 * until somebody publishes or moves blocks.
 */
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
  async save(ctx: UserCtx, request: Request): Promise<Saved> {
    const { home, sealed } = await this.homes.of(ctx, request.section_id);
    await this.policy.check(ctx.tenantId, [home]);
    const fields = fieldsOf(home, request);
    if (sealed) {
      const { seal, order } = sealed;
      const change = await this.write(ctx, request, { ...home, seal }, fields);
      if (change) {
        await this.draft.noteMarked(ctx, home.templateId, change.mayShowOtherFiles);
        return { section: change.section, order };
      }
    }
    return this.saveSealing(ctx, request, home, fields);
  }

  /** Saves under a new seal and then looks: whoever publishes or moves blocks after the look breaks it. */
  private async saveSealing(ctx: UserCtx, request: Request, home: SectionHome, fields: Fields): Promise<Saved> {
    const _id = request.section_id;
    const seal = newId();
    const change = await this.write(ctx, request, home, { ...fields, seal });
    if (!change) throw await this.homes.refusal(ctx, _id);
    const [place] = await Promise.all([
      this.pages.placeOf(ownerOf(ctx), home.pageId, _id),
      this.draft.note(ctx, home.templateId, change.mayShowOtherFiles),
    ]);
    const order = found(place);
    this.homes.keep(ctx, _id, home, { seal, order });
    return { section: change.section, order };
  }

  private async write(
    ctx: UserCtx,
    { section_id: _id, rev }: Request,
    at: SectionHome & { seal?: string },
    fields: Fields,
  ): Promise<{ section: SectionDocument; mayShowOtherFiles: boolean } | null> {
    const change = await this.sections.setFields({ ownerId: ownerOf(ctx), _id, ...at }, fields, { rev });
    if (!change) return null;
    const { before, after } = change;
    return { section: after, mayShowOtherFiles: !showSameFiles(shownBy(before), shownBy(after)) };
  }
}

type Fields = Partial<SectionDocument>;

function fieldsOf({ type }: SectionHome, request: Request): Fields {
  requireOfferedFont('style.font', request.style?.font);
  return {
    sectionData: checkedData(type, request.sectionData),
    animation: request.animation,
    title: request.title,
    state: 'ok',
    ...(request.style ? { style: request.style } : {}),
    ...audienceIn(request),
  };
}

const shownBy = ({ sectionData, style }: SectionDocument) => [sectionData, style];
