import { Inject, Injectable } from '@nestjs/common';
import { OwnedRepository, ServiceDatabase } from '@linkyard/mongo';
import { categoryModel, type CategoryDocument } from './category.model.js';

@Injectable()
export class CategoriesRepository extends OwnedRepository<CategoryDocument> {
  constructor(@Inject(ServiceDatabase) database: ServiceDatabase) {
    super(database, categoryModel);
  }
}
