import { Capability } from '@linkyard/service-kit';
import { PublicPagesModule } from '../../publishing/public-pages/public-pages.module.js';
import { LeadsModule } from '../leads/leads.module.js';
import { BookingRatings } from './booking-ratings.js';
import { RateService } from './rate.service.js';
import { RatingsController } from './ratings.controller.js';

/** Stars and comments of visitors. */
@Capability({
  service: 'campaigns-and-templates',
  imports: [LeadsModule, PublicPagesModule],
  controllers: [RatingsController],
  providers: [BookingRatings, RateService],
})
export class RatingsModule {}
