import { Injectable } from '@nestjs/common';
import { InjectStored, OwnedRepository, type StoredModel } from '@linkyard/mongo';
import { useReports, type UseReport } from './use-report.schema.js';

@Injectable()
export class UseReportsRepository extends OwnedRepository<UseReport> {
  constructor(@InjectStored('integrations', useReports) model: StoredModel<typeof useReports>) {
    super(model);
  }
}
