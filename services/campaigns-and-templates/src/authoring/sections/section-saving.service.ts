import { Injectable } from '@nestjs/common';
import type { RequestOf, saveSection, UserCtx } from '@linkyard/contracts';
import { DomainError, showSameFiles } from '@linkyard/service-kit';
import { BlockPolicy } from '../block-policy/block-policy.js';
import { PagesRepository } from '../pages/pages.repository.js';
import { DraftChanged } from '../templates/draft-changed.js';
import { ownerOf } from '../templates/owner.js';
import { found, TemplateAccess } from '../templates/template-access.js';
import { requireOfferedFont } from '../templates/offered-font.js';
import { checkedData } from './checked-data.js';
import { SectionReferences } from './section-references.js';
import { audienceIn } from './section-audience.js';
import type { SectionDocument } from './section.schema.js';
import { SectionsRepository } from './sections.repository.js';

type Request = RequestOf<typeof saveSection>;
interface Saved {
  section: SectionDocument;
  /** Its place on its page, from 0; -1 when it is not on it. */
  order: number;
}

/** What an editor does most. Beside its write a save reads the section, its place on the page and the campaign's state. */
@Injectable()
export class SectionSaving {
  constructor(
    private readonly sections: SectionsRepository,
    private readonly pages: PagesRepository,
    private readonly access: TemplateAccess,
    private readonly policy: BlockPolicy,
    private readonly draft: DraftChanged,
    private readonly references: SectionReferences,
  ) {}

  /** @throws core.not_found, core.stale_rev, core.limit_reached, sections.invalid, sections.too_large, sections.block_off */
  async save(ctx: UserCtx, request: Request): Promise<Saved> {
    const ownerId = ownerOf(ctx);
    const { section_id: _id, rev } = request;
    const stored = await this.access.ownSection(ctx, _id);
    await this.draft.requireChangeable(ctx, stored.templateId);
    await this.policy.check(ctx.tenantId, [stored]);
    const fields = fieldsOf(stored, request);
    await this.references.require(ownerId, stored.templateId, fields.sectionData, stored.sectionData);
    const change = await this.sections.setFields({ ownerId, _id }, fields, { rev });
    if (!change) throw await this.refusal(ctx, _id);
    const { before, after } = change;
    const mayShowOtherFiles = !showSameFiles(shownBy(before), shownBy(after));
    // Campaign and place are read after the write, so a publish that misses the change finds its campaign marked.
    const [place] = await Promise.all([
      this.pages.placeOf(ownerId, after.pageId, _id),
      this.draft.note(ctx, after.templateId, mayShowOtherFiles),
    ]);
    return { section: after, order: found(place) };
  }

  /** Why the write matched nothing: a later revision, or the section was deleted. @throws core.not_found */
  private async refusal(ctx: UserCtx, _id: string): Promise<DomainError> {
    await this.access.ownSection(ctx, _id);
    return new DomainError('core.stale_rev');
  }
}

type Fields = Partial<SectionDocument> & Pick<SectionDocument, 'sectionData'>;

function fieldsOf({ type, style }: SectionDocument, request: Request): Fields {
  requireOfferedFont('style.font', request.style?.font, style?.font);
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
