import { Injectable } from '@nestjs/common';
import { InjectStored, type StoredModel } from '@linkyard/mongo';
import type { Model } from 'mongoose';
import { pages } from '../pages/page.schema.js';
import { sections } from '../sections/section.schema.js';
import type { TemplateDocument } from './template.schema.js';

const service = 'campaigns-and-templates';

/** Detects changes of a draft without reading it: every write of a part increments its revision, a deletion too. */
@Injectable()
export class DraftRev {
  constructor(
    @InjectStored(service, pages) private readonly storedPages: StoredModel<typeof pages>,
    @InjectStored(service, sections) private readonly storedSections: StoredModel<typeof sections>,
  ) {}

  async read({ _id, userId, rev }: Pick<TemplateDocument, '_id' | 'userId' | 'rev'>): Promise<string> {
    const parts = { userId, templateId: _id };
    const [ofPages, ofSections] = await Promise.all([
      revsOf(this.storedPages, parts),
      revsOf(this.storedSections, parts),
    ]);
    return `${rev}.${ofPages}.${ofSections}`;
  }
}

/** The revisions of the parts of a template, summed up. */
async function revsOf<Doc>(model: Model<Doc>, parts: { userId: string; templateId: string }): Promise<number> {
  const [row] = await model
    .aggregate<{ revs: number }>([{ $match: parts }, { $group: { _id: null, revs: { $sum: '$rev' } } }])
    .exec();
  return row?.revs ?? 0;
}
