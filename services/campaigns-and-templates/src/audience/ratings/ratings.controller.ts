import { Controller } from '@nestjs/common';
import { listOf, listRatings, ratePage, showRating, type Ctx, type RequestOf, type UserCtx } from '@linkyard/contracts';
import { Handles } from '@linkyard/service-kit';
import { presentLead } from '../leads/lead.presenter.js';
import { LeadsService } from '../leads/leads.service.js';
import { RateService } from './rate.service.js';

@Controller()
export class RatingsController {
  constructor(
    private readonly rating: RateService,
    private readonly leads: LeadsService,
  ) {}

  @Handles(ratePage)
  async rate(request: RequestOf<typeof ratePage>, ctx: Ctx) {
    return this.rating.rate(ctx, request);
  }

  @Handles(listRatings)
  async list(request: RequestOf<typeof listRatings>, ctx: UserCtx) {
    const { leads, total, unread } = await this.leads.list(ctx, request, 'rating');
    return { ...listOf(leads.map(presentLead), total, request), unread };
  }

  @Handles(showRating)
  async show({ _id, isShown }: RequestOf<typeof showRating>, ctx: UserCtx) {
    return presentLead(await this.leads.showRating(ctx, _id, isShown));
  }
}
