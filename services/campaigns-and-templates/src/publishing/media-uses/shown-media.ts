import { Inject, Injectable } from '@nestjs/common';
import { ServiceDatabase } from '@linkyard/mongo';
import { campaignModel } from '../campaigns/campaign.model.js';
import { revisionModel } from '../../authoring/history/revision.model.js';
import { pageModel } from '../../authoring/pages/page.model.js';
import { sectionModel } from '../../authoring/sections/section.model.js';
import { templateModel, type TemplateDocument } from '../../authoring/templates/template.model.js';
import { mediaPathsIn } from '../../authoring/sections/media-paths.js';

export interface ShownMedia {
  userId: string;
  tenantId: string | null;
  /** Title of the page, for the list of places where a file is used. */
  title: string;
  /** What follows /media/. */
  paths: string[];
}

const maxTimeMS = 4_000;
const present = { deletedAt: null };

/** Reads which files a template shows, in its draft and as published. Across owners. */
@Injectable()
export class ReadShownMedia {
  constructor(@Inject(ServiceDatabase) private readonly database: ServiceDatabase) {}

  /** @returns null for a template that never was; one that was deleted shows nothing */
  async of(templateId: string): Promise<ShownMedia | null> {
    const template = await this.database.collection(templateModel).findOne({ _id: templateId }, { maxTimeMS });
    if (!template) return null;
    const { userId, tenantId, name: title, theme, thumb } = template;
    if (template.deletedAt) return { userId, tenantId, title, paths: [] };
    const [pages, sections, campaign] = await Promise.all([
      this.partsOf(pageModel.collection, template, { seo: 1, background: 1, icon: 1 }),
      this.partsOf(sectionModel.collection, template, { sectionData: 1, style: 1 }),
      this.database.collection(campaignModel).findOne({ userId, templateId, ...present }, { maxTimeMS }),
    ]);
    const draft = [theme, thumb, campaign?.seo, campaign?.thumb, ...pages, ...sections];
    const live = campaign?.state === 'published' ? await this.published(campaign.publishedRevisionId) : null;
    const paths = mediaPathsIn([...draft, campaign?.published?.seo, live]);
    return { userId, tenantId, title: campaign?.title ?? title, paths };
  }

  private async partsOf(collection: string, { _id, userId }: TemplateDocument, projection: Record<string, 1>) {
    const rows = this.database.db.collection(this.database.nameOf(collection));
    return rows.find({ userId, templateId: _id, ...present }, { projection, maxTimeMS }).toArray();
  }

  private async published(revisionId: string | null) {
    if (!revisionId) return null;
    const projection = {
      'snapshot.template.theme': 1,
      'snapshot.pages.seo': 1,
      'snapshot.pages.background': 1,
      'snapshot.pages.icon': 1,
      'snapshot.sections.sectionData': 1,
      'snapshot.sections.style': 1,
    };
    return this.database.collection(revisionModel).findOne({ _id: revisionId }, { projection, maxTimeMS });
  }
}
