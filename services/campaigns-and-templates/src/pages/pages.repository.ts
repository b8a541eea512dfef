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
}
