import { Injectable } from '@nestjs/common';
import { InjectStored, OwnedRepository, type StoredModel } from '@linkyard/mongo';
import { categories, type CategoryDocument } from './category.schema.js';

@Injectable()
export class CategoriesRepository extends OwnedRepository<CategoryDocument> {
  constructor(@InjectStored('campaigns-and-templates', categories) model: StoredModel<typeof categories>) {
    super(model);
  }
}
