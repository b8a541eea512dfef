import { Injectable } from '@nestjs/common';
import type { RequestOf, saveBlockTemplate, UserCtx } from '@linkyard/contracts';
import { newId, ServiceDatabase, trusted } from '@linkyard/mongo';
import { DomainError, requireEach } from '@linkyard/service-kit';
import { emptyTemplate } from '../templates/empty-template.js';
import { checkedData } from '../sections/checked-data.js';
import { freshSection } from '../sections/fresh-section.js';
import { ownerOf } from '../templates/owner.js';
import { found } from '../templates/template-access.js';
import type { TemplateDocument } from '../templates/template.schema.js';
import { TemplateWriter } from '../templates/template-writer.js';
import { TemplatesRepository } from '../templates/templates.repository.js';

/** So many groups one creator keeps. */
const maxGroups = 100;

/** Groups of blocks that creators keep for themselves. */
@Injectable()
export class OwnBlocks {
  constructor(
    private readonly database: ServiceDatabase,
    private readonly templates: TemplatesRepository,
    private readonly writer: TemplateWriter,
  ) {}

  async find(ctx: UserCtx, _id: string): Promise<TemplateDocument | null> {
    return this.templates.findOne({ ownerId: ownerOf(ctx), _id, kind: 'block' });
  }

  /** @throws templates.ready_made_limit, sections.unknown_type, sections.too_large, sections.invalid */
  async save(ctx: UserCtx, { name, sections }: RequestOf<typeof saveBlockTemplate>): Promise<TemplateDocument> {
    const ownerId = ownerOf(ctx);
    if ((await this.templates.count({ ownerId, kind: 'block' })) >= maxGroups) {
      throw new DomainError('templates.ready_made_limit');
    }
    const empty = emptyTemplate(name, ctx.locale);
    const [page] = empty.pages;
    const template = { ...empty.template, kind: 'block' as const, state: 'published' as const };
    const parts = sections.map(({ sectionData, ...section }) => ({
      ...freshSection(template._id, template.homePageId, section.type),
      ...section,
      _id: newId(),
      sectionData: checkedData(section.type, sectionData),
    }));
    const pages = page ? [{ ...page, sectionOrder: parts.map(({ _id }) => _id) }] : [];
    return this.database.transaction((session) =>
      this.writer.write(ownerId, { template, pages, sections: parts }, session),
    );
  }

  async rename(ctx: UserCtx, _id: string, name: string): Promise<TemplateDocument> {
    return found(await this.templates.update({ ownerId: ownerOf(ctx), _id, kind: 'block' }, { $set: { name } }));
  }

  /** All or none; pages that took blocks from them keep their copies. @throws core.not_found */
  async delete(ctx: UserCtx, ids: readonly string[]): Promise<string[]> {
    const ownerId = ownerOf(ctx);
    const groups = await this.templates.findMany({ ownerId, _id: trusted({ $in: [...ids] }), kind: 'block' });
    const gone = groups.map(({ _id }) => _id);
    requireEach(ids, gone);
    await this.database.transaction((session) => this.writer.remove(ownerId, gone, session));
    return gone;
  }
}
