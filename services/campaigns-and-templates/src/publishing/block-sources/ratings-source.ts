import type { RatingItem, SourceAsk } from '@linkyard/contracts';
import { Injectable } from '@nestjs/common';
import type { BlockSource } from './block-source.js';
import type { LeadDocument } from '../../lead-records/lead.schema.js';
import { LeadsRepository } from '../../lead-records/leads.repository.js';
import { RatingTotals } from '../../lead-records/rating-totals.js';

/** How many comments a page shows. */
const shownComments = 6;

/** What visitors think of sections, for the pages they stand on. */
@Injectable()
export class RatingsSource implements BlockSource<'ratings'> {
  readonly kind = 'ratings';

  constructor(
    private readonly leads: LeadsRepository,
    private readonly totals: RatingTotals,
  ) {}

  async find({ userId, sectionIds }: SourceAsk): Promise<RatingItem[]> {
    const counts = await this.totals.ofSections(userId, sectionIds);
    const rated = [...counts];
    return Promise.all(
      rated.map(async ([_id, stars]) => ({ _id, counts: stars, comments: await this.comments(userId, _id) })),
    );
  }

  private async comments(userId: string, sectionId: string): Promise<RatingItem['comments']> {
    const rows = await this.leads.shownComments(userId, sectionId, shownComments);
    return rows.map(commentOf);
  }
}

const commentOf = ({ _id, name, message, createdAt, rating }: LeadDocument) => ({
  _id,
  name,
  stars: rating?.stars ?? 1,
  text: message,
  at: createdAt.toISOString(),
});
