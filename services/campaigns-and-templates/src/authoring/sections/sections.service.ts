import { Injectable } from '@nestjs/common';
import { trusted } from '@linkyard/mongo';
import { type addSection, type addSections, type RequestOf, type UserCtx } from '@linkyard/contracts';
import { DomainError } from '@linkyard/service-kit';
import { PagesRepository } from '../pages/pages.repository.js';
import type { PageDocument } from '../pages/page.schema.js';
import { DraftChanged } from '../templates/draft-changed.js';
import { ownerOf } from '../templates/owner.js';
import { found, TemplateAccess } from '../templates/template-access.js';
import { audienceIn } from './section-audience.js';
import { requireOfferedFont } from '../templates/offered-font.js';
import { checkedData, labelOf } from './checked-data.js';
import { SectionReferences } from './section-references.js';
import { freshSection, type NewSection } from './fresh-section.js';
import type { SectionDocument } from './section.schema.js';
import { SectionPlacing } from './section-placing.service.js';
import { SectionsRepository } from './sections.repository.js';

/** What the editor does to the blocks of a page. */
@Injectable()
export class SectionsService {
  constructor(
    private readonly sections: SectionsRepository,
    private readonly pages: PagesRepository,
    private readonly access: TemplateAccess,
    private readonly draft: DraftChanged,
    private readonly placing: SectionPlacing,
    private readonly references: SectionReferences,
  ) {}

  async ofPage(ctx: UserCtx, pageId: string): Promise<SectionDocument[]> {
    return this.sections.inOrder(ownerOf(ctx), await this.access.ownPage(ctx, pageId));
  }

  /** A section at its place on its page. */
  async withOrder(ctx: UserCtx, section: SectionDocument): Promise<{ section: SectionDocument; order: number }> {
    const page = await this.access.ownPage(ctx, section.pageId);
    return { section, order: page.sectionOrder.indexOf(section._id) };
  }

  /** Each section with its place on its page; every page is read once. */
  async withOrders(ctx: UserCtx, sections: readonly SectionDocument[]) {
    const pageIds = [...new Set(sections.map(({ pageId }) => pageId))];
    const pages = await Promise.all(pageIds.map((pageId) => this.access.ownPage(ctx, pageId)));
    const orders = new Map(
      pages.flatMap(({ sectionOrder }) => sectionOrder.map((id, order): [string, number] => [id, order])),
    );
    return sections.map((section) => ({ section, order: orders.get(section._id) ?? -1 }));
  }

  async add(
    ctx: UserCtx,
    request: RequestOf<typeof addSection> & Pick<SectionDocument, 'sectionData'>,
  ): Promise<SectionDocument> {
    const page = await this.access.ownPage(ctx, request.pageId, request.templateId);
    const repeated = request._id ? await this.sections.findOne({ ownerId: ownerOf(ctx), _id: request._id }) : null;
    if (repeated) return repeated;
    requireOfferedFont('style.font', request.style?.font);
    const sent = checkedData(request.type, request.sectionData);
    const section: NewSection = {
      ...freshSection(request.templateId, page._id, request.type),
      _id: request._id,
      title: request.title ?? labelOf(request.type),
      sectionData: await this.references.withOwnReferences(ownerOf(ctx), request.templateId, sent),
      ...(request.style ? { style: request.style } : {}),
      ...(request.animation ? { animation: request.animation } : {}),
      ...audienceIn(request),
    };
    return this.insertSent(ctx, page, section, request.index);
  }

  /** Several at once, all or none; what is there already from an earlier try is not added again. */
  async addMany(ctx: UserCtx, { templateId, pageId, index, sections }: RequestOf<typeof addSections>) {
    const ownerId = ownerOf(ctx);
    const page = await this.access.ownPage(ctx, pageId, templateId);
    const ids = sections.map(({ _id }) => _id);
    const present = await this.sections.findMany({ ownerId, _id: trusted({ $in: ids }) });
    const known = new Set(present.map(({ _id }) => _id));
    const fresh = sections.filter(({ _id }) => !known.has(_id));
    for (const [at, { style }] of sections.entries()) requireOfferedFont(`sections.${at}.style.font`, style?.font);
    const drafts: NewSection[] = [];
    for (const { sectionData, ...section } of fresh) {
      const checked = checkedData(section.type, sectionData);
      drafts.push({
        ...freshSection(templateId, pageId, section.type),
        ...section,
        sectionData: await this.references.withOwnReferences(ownerId, templateId, checked),
      });
    }
    const added = drafts.length > 0 ? await this.placing.insert(ctx, page, drafts, index) : [];
    const byId = new Map([...present, ...added].map((section) => [section._id, section]));
    return ids.flatMap((id) => byId.get(id) ?? []);
  }

  /** The editor makes the id and may send it twice, even at the same moment: it is one section. */
  private async insertSent(ctx: UserCtx, page: PageDocument, section: NewSection, index?: number) {
    const [added] = await this.placing.insert(ctx, page, [section], index).catch(async (error: unknown) => {
      const first = section._id ? await this.sections.findOne({ ownerId: ownerOf(ctx), _id: section._id }) : null;
      if (first && error instanceof DomainError && error.code === 'core.conflict') return [first];
      throw error;
    });
    return found(added ?? null);
  }

  async setStatus(ctx: UserCtx, _id: string, status?: 0 | 1): Promise<SectionDocument> {
    const ownerId = ownerOf(ctx);
    const section = await this.access.ownSection(ctx, _id);
    await this.draft.requireChangeable(ctx, section.templateId);
    const next = status ?? (section.status === 1 ? 0 : 1);
    const saved = found(await this.sections.update({ ownerId, _id }, { $set: { status: next } }));
    await this.draft.note(ctx, section.templateId);
    return saved;
  }

  /** Several at once, all or none. @throws core.not_found */
  async setStatuses(ctx: UserCtx, ids: readonly string[], status: 0 | 1): Promise<SectionDocument[]> {
    const wanted = [...new Set(ids)];
    const filter = { ownerId: ownerOf(ctx), _id: trusted({ $in: wanted }) };
    const sections = await this.sections.findMany(filter);
    if (sections.length < wanted.length) throw new DomainError('core.not_found');
    await this.draft.requireChangeable(ctx, ...sections.map(({ templateId }) => templateId));
    await this.sections.updateMany(filter, { $set: { status } });
    for (const templateId of new Set(sections.map((section) => section.templateId)))
      await this.draft.note(ctx, templateId);
    return this.sections.findMany(filter);
  }

  async duplicate(ctx: UserCtx, _id: string, copyId?: string): Promise<SectionDocument> {
    const original = await this.access.ownSection(ctx, _id);
    const repeated = copyId ? await this.sections.findOne({ ownerId: ownerOf(ctx), _id: copyId }) : null;
    if (repeated) return repeated;
    const page = await this.access.ownPage(ctx, original.pageId);
    const { type, title, sectionData, animation, style, status } = original;
    const copy = {
      ...freshSection(page.templateId, page._id, type),
      _id: copyId,
      title,
      sectionData,
      animation,
      style,
      status,
      ...audienceIn(original),
    };
    return this.insertSent(ctx, page, copy, page.sectionOrder.indexOf(_id) + 1);
  }

  /** Takes the full list of the page's sections. @throws sections.order_mismatch for a missing, foreign or doubled one */
  async order(ctx: UserCtx, pageId: string, ids: readonly string[]): Promise<void> {
    const ownerId = ownerOf(ctx);
    const page = await this.access.ownPage(ctx, pageId);
    await this.draft.requireChangeable(ctx, page.templateId);
    const present = await this.sections.inOrder(ownerId, page);
    if (
      !sameMembers(
        ids,
        present.map((section) => section._id),
      )
    )
      throw new DomainError('sections.order_mismatch');
    // Only if the list is still the one that was compared, so that a block added in the meantime is not lost.
    const saved = await this.pages.update(
      { ownerId, _id: pageId, sectionOrder: page.sectionOrder },
      { $set: { sectionOrder: [...ids] } },
    );
    if (!saved) throw new DomainError('sections.order_mismatch');
    await this.draft.note(ctx, page.templateId);
  }
}

const sameMembers = (some: readonly string[], others: readonly string[]) =>
  some.length === others.length && new Set(some).size === some.length && some.every((id) => others.includes(id));
