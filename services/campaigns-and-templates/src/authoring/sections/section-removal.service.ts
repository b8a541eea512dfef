import { Injectable } from '@nestjs/common';
import { sectionsPerPage, type UserCtx } from '@linkyard/contracts';
import { ServiceDatabase, trusted } from '@linkyard/mongo';
import { DomainError, requireEach } from '@linkyard/service-kit';
import { PagesRepository } from '../pages/pages.repository.js';
import { DraftChanged } from '../templates/draft-changed.js';
import { ownerOf } from '../templates/owner.js';
import { found } from '../templates/template-access.js';
import type { SectionDocument } from './section.schema.js';
import { SectionsRepository } from './sections.repository.js';

/** A deletion can be taken back this long. */
const undoMs = 24 * 3_600_000;

/** Deleting blocks and taking it back. */
@Injectable()
export class SectionRemoval {
  constructor(
    private readonly database: ServiceDatabase,
    private readonly sections: SectionsRepository,
    private readonly pages: PagesRepository,
    private readonly draft: DraftChanged,
  ) {}

  /** All or none, whatever number of pages they stand on. @throws core.not_found when one is missing or another owner's */
  async delete(ctx: UserCtx, ids: readonly string[]): Promise<{ ids: string[]; restorableUntil: Date }> {
    const ownerId = ownerOf(ctx);
    const leaving = await this.sections.findMany({ ownerId, _id: trusted({ $in: [...ids] }) });
    await this.draft.requireChangeable(ctx, ...leaving.map(({ templateId }) => templateId));
    const gone = await this.database.transaction(async () => {
      const sections = await this.sections.findMany({ ownerId, _id: trusted({ $in: [...ids] }) });
      requireEach(ids, sections);
      for (const [pageId, leaving] of byPage(sections)) await this.deleteFrom(ownerId, pageId, leaving);
      return sections;
    });
    await this.noteAll(ctx, gone);
    return { ids: gone.map(({ _id }) => _id), restorableUntil: new Date(Date.now() + undoMs) };
  }

  private async deleteFrom(ownerId: string, pageId: string, sections: readonly SectionDocument[]) {
    const { sectionOrder } = found(await this.pages.findOne({ ownerId, _id: pageId }));
    const places = new Map(sections.map(({ _id }) => [_id, sectionOrder.indexOf(_id)]));
    await this.sections.hide(ownerId, places);
    const rest = sectionOrder.filter((id) => !places.has(id));
    await this.pages.update({ ownerId, _id: pageId }, { $set: { sectionOrder: rest } });
  }

  /** Takes deletions back. @throws core.not_found, sections.restore_expired, sections.limit_reached */
  async restore(ctx: UserCtx, ids: readonly string[]): Promise<SectionDocument[]> {
    const ownerId = ownerOf(ctx);
    const wanted = [...new Set(ids)];
    const coming = await this.sections.hidden(ownerId, wanted);
    await this.draft.requireChangeable(ctx, ...coming.map(({ templateId }) => templateId));
    const restored = await this.database.transaction(async () => {
      const hidden = await this.sections.hidden(ownerId, wanted);
      requireEach(wanted, hidden);
      const since = Date.now() - undoMs;
      if (hidden.some(({ deletedAt }) => (deletedAt?.getTime() ?? 0) < since))
        throw new DomainError('sections.restore_expired');
      for (const [pageId, coming] of byPage(hidden)) await this.placeBack(ownerId, pageId, coming);
      return this.sections.show(ownerId, wanted);
    });
    await this.noteAll(ctx, restored);
    return restored;
  }

  private async placeBack(ownerId: string, pageId: string, sections: readonly SectionDocument[]) {
    const { sectionOrder } = found(await this.pages.findOne({ ownerId, _id: pageId }));
    if (sectionOrder.length + sections.length > sectionsPerPage) throw new DomainError('sections.limit_reached');
    const placed = backInOrder(sectionOrder, sections);
    await this.pages.update({ ownerId, _id: pageId }, { $set: { sectionOrder: placed } });
  }

  private async noteAll(ctx: UserCtx, sections: readonly SectionDocument[]) {
    for (const templateId of new Set(sections.map((section) => section.templateId)))
      await this.draft.note(ctx, templateId);
  }
}

type Deleted = Pick<SectionDocument, '_id' | 'deletedAt' | 'deletedIndex'>;

/** What was deleted last comes back first, and of one deletion the leftmost: each then lands where it stood. */
export function backInOrder(sectionOrder: readonly string[], deleted: readonly Deleted[]): string[] {
  const time = ({ deletedAt }: Deleted) => deletedAt?.getTime() ?? 0;
  const place = ({ deletedIndex }: Deleted) => deletedIndex ?? Number.MAX_SAFE_INTEGER;
  return deleted
    .toSorted((one, other) => time(other) - time(one) || place(one) - place(other))
    .reduce<string[]>((order, section) => order.toSpliced(place(section), 0, section._id), [...sectionOrder]);
}

function byPage(sections: readonly SectionDocument[]): Map<string, SectionDocument[]> {
  const pages = new Map<string, SectionDocument[]>();
  for (const section of sections) pages.set(section.pageId, [...(pages.get(section.pageId) ?? []), section]);
  return pages;
}
