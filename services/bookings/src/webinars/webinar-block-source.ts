import { Injectable } from '@nestjs/common';
import type { SourceAsk, WebinarItem } from '@linkyard/contracts';
import { trusted } from '@linkyard/mongo';
import { closedBecause, itemOf } from './webinar.presenter.js';
import { WebinarSeats } from './webinar-seats.js';
import { WebinarsRepository } from './webinars.repository.js';

/** What webinar blocks show: cards that lead to the registration page. */
@Injectable()
export class WebinarBlockSource {
  constructor(
    private readonly webinars: WebinarsRepository,
    private readonly seats: WebinarSeats,
  ) {}

  async find({ userId: ownerId, ids, newest }: SourceAsk, now = new Date()): Promise<WebinarItem[]> {
    const state = trusted({ $in: ['scheduled', 'live', 'replay'] as const });
    const open = { ownerId, state, status: 1 as const };
    const [named, latest] = await Promise.all([
      ids.length > 0 ? this.webinars.findMany({ ...open, _id: trusted({ $in: ids }) }) : [],
      newest > 0 ? this.webinars.findMany(open, { sort: { createdAt: -1, _id: -1 }, limit: newest }) : [],
    ]);
    const found = [...new Map([...named, ...latest].map((webinar) => [webinar._id, webinar])).values()];
    const counted = await Promise.all(found.map(async (webinar) => ({ webinar, taken: await this.seats.of(webinar) })));
    return counted
      .filter(({ webinar, taken }) => !['over', 'closed'].includes(closedBecause(webinar, taken, now) ?? ''))
      .map(({ webinar, taken }) => itemOf(webinar, taken, now));
  }
}
