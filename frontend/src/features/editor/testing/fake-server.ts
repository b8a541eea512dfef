import type { SectionAudience } from '@linkyard/contracts';
import type { FieldError } from '@linkyard/ui';
import { animationSchema, sectionAudienceSchema, seoSchema, themeSchema, updatePage } from '@linkyard/contracts';
import type { ApiError } from '../../../shared/api/api-error.js';
import type { EditorDocument, PagePart, SectionPart } from '../document/document.js';
import type { Answer, SyncCalls } from '../sync/calls.js';
import { newId } from '../document/new-id.js';

interface Row<Part> {
  part: Part;
  rev: number;
  deleted: boolean;
  /** Which deletion took it, and from where: it comes back to that place. */
  gone?: { turn: number; place: number };
}
/** What happens to the next call: it does not get there, or its answer gets lost. */
export type Weather = 'fine' | 'no-way-there' | 'no-way-back';

const stamp = '2025-01-01T00:00:00.000Z';
const failed = (code: string, httpStatus: number, errors?: FieldError[]): { ok: false; error: ApiError } => ({
  ok: false,
  error: { code, httpStatus, message: code, ...(errors ? { errors } : {}) },
});
const offline = failed('network', 0);

/** Behaves as the service does towards the editor's sync: revisions, soft deletes, order checks. */
export class FakeServer {
  template: Row<EditorDocument['template']>;
  pages = new Map<string, Row<PagePart>>();
  sections = new Map<string, Row<SectionPart>>();
  pageIds: string[];
  orders = new Map<string, string[]>();
  calls: string[] = [];
  private turns = 0;
  weather: () => Weather = () => 'fine';
  refuse: (name: string, body: unknown) => { ok: false; error: ApiError } | null = () => null;

  constructor(document: EditorDocument) {
    this.template = { part: document.template, rev: 1, deleted: false };
    this.pageIds = [...document.pageIds];
    for (const page of Object.values(document.pages)) this.pages.set(page._id, { part: page, rev: 1, deleted: false });
    for (const section of Object.values(document.sections)) {
      this.sections.set(section._id, { part: section, rev: 1, deleted: false });
    }
    for (const [id, order] of Object.entries(document.orders)) this.orders.set(id, [...order]);
  }

  /** The document as the server has it, by its own ids. */
  document(): EditorDocument {
    const live = [...this.sections.values()].filter((row) => !row.deleted);
    return {
      template: this.template.part,
      pageIds: [...this.pageIds],
      pages: Object.fromEntries(this.pageIds.map((id) => [id, this.page(id).part])),
      orders: Object.fromEntries(this.pageIds.map((id) => [id, [...(this.orders.get(id) ?? [])]])),
      sections: Object.fromEntries(live.map(({ part }) => [part._id, part])),
    };
  }

  /** A remote change. */
  edit(id: string, part: Partial<SectionPart>) {
    const row = this.sections.get(id);
    if (row) Object.assign(row, { part: { ...row.part, ...part }, rev: row.rev + 1 });
  }

  private page(id: string): Row<PagePart> {
    const row = this.pages.get(id);
    if (!row) throw new Error(`no page ${id}`);
    return row;
  }

  private async answer<Data>(name: string, body: unknown, work: () => Answer<Data>): Promise<Answer<Data>> {
    await Promise.resolve();
    const weather = this.weather();
    if (weather === 'no-way-there') return offline;
    this.calls.push(name);
    const result = this.refuse(name, body) ?? work();
    return weather === 'no-way-back' ? offline : result;
  }

  private sectionView(row: Row<SectionPart>) {
    const order = Math.max(0, (this.orders.get(row.part.pageId) ?? []).indexOf(row.part._id));
    const record = { rev: row.rev, createdAt: stamp, updatedAt: stamp, templateId: this.template.part._id };
    const { audience, ...part } = row.part;
    const sampleMark = part.sampleMark ?? null;
    return { ...part, ...audience, ...record, sampleMark, state: 'ok' as const, order, clicks: 0, lastClickAt: null };
  }

  private pageView(row: Row<PagePart>) {
    const { _id } = row.part;
    return {
      ...row.part,
      rev: row.rev,
      createdAt: stamp,
      updatedAt: stamp,
      templateId: this.template.part._id,
      isHome: this.template.part.homePageId === _id,
      order: this.pageIds.indexOf(_id),
      sectionOrder: this.orders.get(_id) ?? [],
    };
  }

  private templateView() {
    return {
      ...this.template.part,
      rev: this.template.rev,
      createdAt: stamp,
      updatedAt: stamp,
      kind: 'link' as const,
      ownerKind: 'user' as const,
      slug: '',
      description: '',
      categoryId: null,
      tags: [],
      thumb: null,
      previewUrl: null,
      isPremium: false,
      status: 1 as const,
      state: 'draft' as const,
      sourceTemplateId: null,
      pageOrder: this.pageIds,
      usedCount: 0,
      featured: false,
      sortOrder: 0,
    };
  }

  private liveSection(id: string): Row<SectionPart> | null {
    const row = this.sections.get(id);
    return row && !row.deleted && this.pages.get(row.part.pageId)?.deleted === false ? row : null;
  }
  private livePage(id: string): Row<PagePart> | null {
    const row = this.pages.get(id);
    return row && !row.deleted ? row : null;
  }
  private place(pageId: string, id: string, index: number) {
    const order = this.orders.get(pageId) ?? [];
    this.orders.set(pageId, order.toSpliced(Math.min(index, order.length), 0, id));
    this.page(pageId).rev += 1;
  }
  private pageViews() {
    return this.pageIds.map((id) => this.pageView(this.page(id)));
  }

  readonly asCalls: SyncCalls = {
    openTemplate: (body) =>
      this.answer('openTemplate', body, () => ({
        ok: true,
        data: { template: this.templateView(), pages: this.pageViews(), campaign: null },
      })),
    openPage: (body) =>
      this.answer('openPage', body, () => {
        const row = this.livePage(body.pageId);
        if (!row) return failed('core.not_found', 404);
        const ids = this.orders.get(body.pageId) ?? [];
        const sections = ids.flatMap((id) => this.liveSection(id) ?? []).map((section) => this.sectionView(section));
        return { ok: true, data: { page: this.pageView(row), sections } };
      }),
    saveTemplate: (body) =>
      this.answer('saveTemplate', body, () => {
        if (body.rev !== undefined && body.rev !== this.template.rev) return failed('core.stale_rev', 409);
        const { part } = this.template;
        const theme = themeSchema.parse({ ...part.theme, ...body.theme });
        const homePageId = body.homePageId ?? part.homePageId;
        if (body.homePageId) {
          const home = this.livePage(body.homePageId);
          if (!home) return failed('core.invalid', 422);
          home.part = { ...home.part, status: 1 };
          home.rev += 1;
        }
        const next = { ...part, name: body.name ?? part.name, theme, homePageId };
        this.template = { part: next, rev: this.template.rev + 1, deleted: false };
        return { ok: true, data: this.templateView() };
      }),
    createPage: (body) =>
      this.answer('createPage', body, () => {
        const slug = body.slug ?? 'page';
        if (this.pageIds.some((id) => this.page(id).part.slug === slug))
          return failed('templates.page_slug_taken', 409);
        const _id = newId();
        const seo = seoSchema.parse({});
        const part = {
          _id,
          name: body.name,
          slug,
          icon: null,
          status: 1 as const,
          seo,
          background: null,
          showInNav: true,
        };
        const row = { part, rev: 0, deleted: false };
        this.pages.set(_id, row);
        this.pageIds.push(_id);
        this.orders.set(_id, []);
        this.template.rev += 1;
        return { ok: true, data: this.pageView(row) };
      }),
    savePage: (body) =>
      this.answer('savePage', body, () => {
        const row = this.livePage(body.pageId);
        if (!row) return failed('core.not_found', 404);
        const { templateId: _t, pageId, rev, seo, ...fields } = updatePage.request.parse(body);
        if (this.template.part.homePageId === pageId && fields.status === 0) return failed('core.conflict', 409);
        if (rev !== undefined && rev !== row.rev) return failed('core.stale_rev', 409);
        const taken = this.pageIds.some((id) => id !== pageId && this.page(id).part.slug === fields.slug);
        if (taken) return failed('templates.page_slug_taken', 409);
        row.part = { ...row.part, ...fields, seo: { ...row.part.seo, ...seo } };
        row.rev += 1;
        return { ok: true, data: this.pageView(row) };
      }),
    deletePage: (body) =>
      this.answer('deletePage', body, () => {
        const row = this.livePage(body.pageId);
        if (!row) return failed('core.not_found', 404);
        const rest = this.pageIds.filter((id) => id !== body.pageId);
        const [next] = rest;
        if (next === undefined) return failed('templates.last_page', 409);
        row.deleted = true;
        this.pageIds = rest;
        for (const section of this.sections.values()) if (section.part.pageId === body.pageId) section.deleted = true;
        if (this.template.part.homePageId === body.pageId) {
          this.template = { ...this.template, part: { ...this.template.part, homePageId: next } };
          const home = this.page(next);
          home.part = { ...home.part, status: 1 };
          home.rev += 1;
        }
        this.template.rev += 1;
        return { ok: true, data: { pages: this.pageViews(), homePageId: this.template.part.homePageId } };
      }),
    orderPages: (body) =>
      this.answer('orderPages', body, () => {
        if (!sameMembers(body.ids, this.pageIds)) return failed('sections.order_mismatch', 409);
        this.pageIds = [...body.ids];
        this.template.rev += 1;
        for (const id of this.pageIds) this.page(id).rev += 1;
        return { ok: true, data: { pages: this.pageViews() } };
      }),
    addSection: (body) =>
      this.answer('addSection', body, () => {
        if (!this.livePage(body.pageId)) return failed('core.not_found', 404);
        const _id = body._id ?? newId();
        const known = this.liveSection(_id);
        if (known) return { ok: true, data: this.sectionView(known) };
        if (this.sections.has(_id)) return failed('core.conflict', 409);
        const { pageId, type, title = '', sectionData = {}, style = {} } = body;
        const animation = animationSchema.parse(body.animation ?? {});
        const row = {
          part: {
            ...{ _id, pageId, type, title, sectionData, style, animation, status: 1 as const },
            audience: audienceIn(body),
          },
          rev: 0,
          deleted: false,
        };
        this.sections.set(_id, row);
        this.place(pageId, _id, body.index ?? Number.MAX_SAFE_INTEGER);
        return { ok: true, data: this.sectionView(row) };
      }),
    addSections: (body) =>
      this.answer('addSections', body, () => {
        if (!this.livePage(body.pageId)) return failed('core.not_found', 404);
        const fresh = body.sections.filter(({ _id }) => !this.liveSection(_id));
        if (fresh.some(({ _id }) => this.sections.has(_id))) return failed('core.conflict', 409);
        fresh.forEach((section, offset) => {
          const animation = animationSchema.parse(section.animation);
          const { _id, type, title, sectionData, style, status } = section;
          const said = { type, title, sectionData, style, status, animation, audience: audienceIn(section) };
          const part = { ...said, _id, pageId: body.pageId };
          this.sections.set(part._id, { part, rev: 0, deleted: false });
          this.place(body.pageId, part._id, body.index + offset);
        });
        const rows = body.sections.flatMap(({ _id }) => this.liveSection(_id) ?? []);
        return { ok: true, data: { sections: rows.map((row) => this.sectionView(row)) } };
      }),
    hideSections: (body) =>
      this.answer('hideSections', body, () => {
        const rows = body.ids.flatMap((id) => this.liveSection(id) ?? []);
        if (rows.length < body.ids.length) return failed('core.not_found', 404);
        for (const row of rows) {
          row.part = { ...row.part, status: body.status };
          row.rev += 1;
        }
        return { ok: true, data: { sections: rows.map((row) => this.sectionView(row)) } };
      }),
    saveSection: (body) =>
      this.answer('saveSection', body, () => {
        const row = this.liveSection(body.section_id);
        if (!row) return failed('core.not_found', 404);
        if (body.rev !== undefined && body.rev !== row.rev) return failed('core.stale_rev', 409);
        const { sectionData, title, style = row.part.style } = body;
        const animation = animationSchema.parse(body.animation);
        row.part = { ...row.part, sectionData, title, style, animation, audience: audienceIn(body, row.part.audience) };
        row.rev += 1;
        return { ok: true, data: this.sectionView(row) };
      }),
    hideSection: (body) =>
      this.answer('hideSection', body, () => {
        const row = this.liveSection(body._id);
        if (!row) return failed('core.not_found', 404);
        row.part = { ...row.part, status: body.status ?? (row.part.status === 1 ? 0 : 1) };
        row.rev += 1;
        return { ok: true, data: this.sectionView(row) };
      }),
    deleteSections: (body) =>
      this.answer('deleteSections', body, () => {
        const rows = (body.ids ?? []).flatMap((id) => this.liveSection(id) ?? []);
        if (rows.length === 0) return failed('core.not_found', 404);
        this.turns += 1;
        for (const row of rows) {
          const place = (this.orders.get(row.part.pageId) ?? []).indexOf(row.part._id);
          Object.assign(row, { deleted: true, gone: { turn: this.turns, place } });
        }
        for (const row of rows) {
          const order = this.orders.get(row.part.pageId) ?? [];
          this.orders.set(
            row.part.pageId,
            order.filter((id) => id !== row.part._id),
          );
        }
        return { ok: true, data: { ids: rows.map(({ part }) => part._id), restorableUntil: stamp } };
      }),
    restoreSections: (body) =>
      this.answer('restoreSections', body, () => {
        const rows = body.ids.flatMap((id) => this.sections.get(id) ?? []);
        const isThere = rows.every(({ deleted, part }) => deleted && this.livePage(part.pageId));
        if (!isThere || rows.length < body.ids.length) return failed('core.not_found', 404);
        const goneOf = ({ gone = { turn: 0, place: 0 } }: Row<SectionPart>) => gone;
        const backwards = rows.toSorted(
          (one, other) => goneOf(other).turn - goneOf(one).turn || goneOf(one).place - goneOf(other).place,
        );
        for (const row of backwards) {
          Object.assign(row, { deleted: false, rev: row.rev + 1 });
          this.place(row.part.pageId, row.part._id, goneOf(row).place);
        }
        return { ok: true, data: { sections: rows.map((row) => this.sectionView(row)) } };
      }),
    orderSections: (body) =>
      this.answer('orderSections', body, () => {
        if (!this.livePage(body.pageId)) return failed('core.not_found', 404);
        if (!sameMembers(body.ids, this.orders.get(body.pageId) ?? [])) return failed('sections.order_mismatch', 409);
        this.orders.set(body.pageId, [...body.ids]);
        this.page(body.pageId).rev += 1;
        return { ok: true, data: { pageId: body.pageId, ids: body.ids } };
      }),
  };
}

const audienceIn = (body: object, stored?: SectionAudience): SectionAudience => {
  const sent = Object.entries(body).filter(([key, value]) => key in sectionAudienceSchema.shape && value !== undefined);
  return sectionAudienceSchema.parse({ ...stored, ...Object.fromEntries(sent) });
};

const sameMembers = (some: readonly string[], others: readonly string[]) =>
  some.length === others.length && new Set(some).size === some.length && some.every((id) => others.includes(id));
