import { Inject, Injectable } from '@nestjs/common';
import { ServiceDatabase, type Model, type OwnedDocument } from '@linkyard/mongo';
import { pageModel } from '../../authoring/pages/page.model.js';
import { sectionModel } from '../../authoring/sections/section.model.js';
import type { TemplateDocument } from '../../authoring/templates/template.model.js';

/** Detects changes of a draft without reading it: every write of a part increments its revision, a deletion too. */
@Injectable()
export class DraftRev {
  constructor(@Inject(ServiceDatabase) private readonly database: ServiceDatabase) {}

  async of({ _id, userId, rev }: Pick<TemplateDocument, '_id' | 'userId' | 'rev'>): Promise<string> {
    const [pages, sections] = await Promise.all([
      this.sum(pageModel, userId, _id),
      this.sum(sectionModel, userId, _id),
    ]);
    return `${rev}.${pages}.${sections}`;
  }

  private async sum<Doc extends OwnedDocument & { templateId: string }>(
    model: Model<Doc>,
    userId: string,
    templateId: string,
  ): Promise<number> {
    const rows = await this.database
      .collection(model)
      .aggregate<{ revs: number }>([
        { $match: { userId, templateId } },
        { $group: { _id: null, revs: { $sum: '$rev' } } },
      ])
      .toArray();
    return rows[0]?.revs ?? 0;
  }
}
