import { Injectable } from '@nestjs/common';
import { ServiceDatabase, trusted, type ClientSession } from '@linkyard/mongo';
import type { MatchKeysAndValues } from 'mongodb';
import { fieldRefusal } from '@linkyard/service-kit';
import { PagesRepository } from '../pages/pages.repository.js';
import { SectionsRepository } from '../sections/sections.repository.js';
import type { TemplateCopy } from './copy-template.js';
import { DraftPublication } from './draft-publication.js';
import type { TemplateDocument } from './template.schema.js';
import { TemplatesRepository } from './templates.repository.js';

/** Writes and removes a whole template with its pages and sections inside a transaction. */
@Injectable()
export class TemplateWriter {
  constructor(
    private readonly database: ServiceDatabase,
    private readonly templates: TemplatesRepository,
    private readonly pages: PagesRepository,
    private readonly sections: SectionsRepository,
    private readonly publication: DraftPublication,
  ) {}

  async write(
    ownerId: string,
    { template, pages, sections }: TemplateCopy,
    session: ClientSession,
  ): Promise<TemplateDocument> {
    const written = await this.templates.insert(ownerId, template);
    for (const page of pages) await this.pages.insert(ownerId, page);
    await this.sections.insertMany(ownerId, sections);
    this.publication.filesMayDifferAfter(session, [written._id]);
    return written;
  }

  /** @returns null when the revision is not the present one @throws core.invalid_input for a first page that is not one of its own */
  async change(
    ownerId: string,
    _id: string,
    { set, homePageId }: { set: MatchKeysAndValues<TemplateDocument>; homePageId?: string },
    rev?: number,
  ): Promise<TemplateDocument | null> {
    if (!homePageId) return this.templates.update({ ownerId, _id }, { $set: set }, { rev });
    return this.database.transaction(async () => {
      const changed = await this.templates.update({ ownerId, _id }, { $set: { ...set, homePageId } }, { rev });
      if (changed) await this.moveHome(ownerId, _id, homePageId);
      return changed;
    });
  }

  private async moveHome(ownerId: string, templateId: string, pageId: string) {
    const page = await this.pages.findOne({ ownerId, _id: pageId, templateId });
    if (!page) throw fieldRefusal('homePageId', 'templates.no_such_page');
    await this.pages.updateMany({ ownerId, templateId, isHome: true }, { $set: { isHome: false } });
    await this.pages.update({ ownerId, _id: pageId }, { $set: { isHome: true, status: 1 } });
  }

  /** Hides templates with their pages and sections. */
  async remove(ownerId: string, templateIds: readonly string[], session: ClientSession) {
    const gone = { $set: { deletedAt: new Date() } };
    const templateId = trusted({ $in: [...templateIds] });
    await this.sections.updateMany({ ownerId, templateId }, gone);
    await this.pages.updateMany({ ownerId, templateId }, gone);
    await this.templates.updateMany({ ownerId, _id: templateId }, gone);
    this.publication.filesMayDifferAfter(session, templateIds);
  }
}
