import { Inject, Injectable } from '@nestjs/common';
import { OwnedRepository, ServiceDatabase, type ClientSession } from '@linkyard/mongo';
import { pageModel, type PageDocument } from './page.model.js';

@Injectable()
export class PagesRepository extends OwnedRepository<PageDocument> {
  constructor(@Inject(ServiceDatabase) database: ServiceDatabase) {
    super(database, pageModel);
  }

  /** The pages of a template in their order. */
  async ofTemplate(ownerId: string, templateId: string, session?: ClientSession): Promise<PageDocument[]> {
    return this.findMany({ ownerId, templateId }, { sort: { order: 1, _id: 1 }, session });
  }

  /** Where a section stands on a page, from 0; -1 when it is not on it. @returns null for a page that is not there */
  async placeOf(ownerId: string, _id: string, sectionId: string): Promise<number | null> {
    // Counted where the list is kept: of up to 200 ids one number is sent.
    const projection = { _id: 0, place: { $indexOfArray: ['$sectionOrder', sectionId] } };
    const page = await this.collection.findOne<{ place: number }>(this.scoped({ ownerId, _id }), {
      projection,
      maxTimeMS: 4_000,
    });
    return page && page.place;
  }
}
