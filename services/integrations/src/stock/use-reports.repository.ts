import { Injectable } from '@nestjs/common';
import { InjectStored, OwnedModelRepository, type StoredModel } from '@linkyard/mongo';
import { useReports, type UseReport } from './use-report.schema.js';

@Injectable()
export class UseReportsRepository extends OwnedModelRepository<UseReport> {
  constructor(@InjectStored('integrations', useReports) model: StoredModel<typeof useReports>) {
    super(model);
  }
}
