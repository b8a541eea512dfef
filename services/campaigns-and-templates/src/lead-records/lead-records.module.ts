import { Capability } from '@linkyard/service-kit';
import { leads } from './lead.schema.js';
import { LeadsRepository } from './leads.repository.js';
import { RatingTotals } from './rating-totals.js';
import { ratingTotals } from './rating-totals.schema.js';

/** What visitors left, as it is stored: pages show the ratings of it, the audience's screens show the rest. */
@Capability({
  service: 'campaigns-and-templates',
  collections: [leads, ratingTotals],
  providers: [LeadsRepository, RatingTotals],
  exports: [LeadsRepository, RatingTotals],
})
export class LeadRecordsModule {}
