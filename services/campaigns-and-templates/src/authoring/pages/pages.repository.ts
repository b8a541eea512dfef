import { Injectable } from '@nestjs/common';
import { InjectStored, OwnedRepository, type StoredModel } from '@linkyard/mongo';
import { pages, type PageDocument } from './page.schema.js';

@Injectable()
export class PagesRepository extends OwnedRepository<PageDocument> {
  constructor(@InjectStored('campaigns-and-templates', pages) model: StoredModel<typeof pages>) {
    super(model);
  }

  /** The pages of a template in their order. */
  async ofTemplate(ownerId: string, templateId: string): Promise<PageDocument[]> {
    return this.findMany({ ownerId, templateId }, { sort: { order: 1, _id: 1 } });
  }

  /** Where a section stands on a page, from 0; -1 when it is not on it. @returns null for a page that is not there */
  async placeOf(ownerId: string, _id: string, sectionId: string): Promise<number | null> {
    // Counted where the list is kept: of up to 200 ids one number is sent.
    const projection = { _id: 0, place: { $indexOfArray: ['$sectionOrder', sectionId] } };
    const page = await this.model
      .findOne(this.scoped({ ownerId, _id }), projection, { maxTimeMS: 4_000 })
      .lean<{ place: number } | null>()
      .exec();
    return page && page.place;
  }

  /** What of the pages of a template names files. */
  async filesShown(ownerId: string, templateId: string): Promise<unknown[]> {
    const wanted = { seo: 1, background: 1, icon: 1 };
    return this.model.find(this.scoped({ ownerId, templateId }), wanted, { maxTimeMS: 4_000 }).lean<unknown[]>().exec();
  }
}
