import { Inject, Injectable } from '@nestjs/common';
import { deriveKey, hashToken, keyedHash } from '@linkyard/crypto';
import { isDuplicateKey, trusted } from '@linkyard/mongo';
import { DomainError, requireFound, SiteUrls } from '@linkyard/service-kit';
import { dayMs } from '@linkyard/time';
import ical, { ICalEventStatus } from 'ical-generator';
import { calendarProducer } from '@linkyard/contracts';
import { BookingsRepository } from '../../booking-records/bookings.repository.js';
import { BOOKINGS_CONFIG, type BookingsConfig } from '../../config/bookings-config.js';
import { CalendarFeeds, type CalendarFeed } from './calendar-feed.model.js';
import { detailsOf } from './booking-details.js';

const shown = ['confirmed', 'awaitingApproval', 'completed', 'noShow'] as const;
const backMs = 90 * dayMs;
/** A message of the bus holds no more; calendar programs look at what comes next. */
const maxEvents = 1_000;

/** All bookings of a creator behind one private address. */
@Injectable()
export class FeedService {
  private readonly key: Buffer;

  constructor(
    private readonly feeds: CalendarFeeds,
    private readonly bookings: BookingsRepository,
    private readonly urls: SiteUrls,
    @Inject(BOOKINGS_CONFIG) config: BookingsConfig,
  ) {
    this.key = deriveKey(config.DATA_KEY, 'bookings.calendar-feed');
  }

  async address(ownerId: string): Promise<{ url: string }> {
    const feed = (await this.feeds.findOne({ ownerId })) ?? (await this.first(ownerId));
    return this.urlOf(feed);
  }

  async rotate(ownerId: string): Promise<{ url: string }> {
    await this.address(ownerId);
    const before = await this.feeds.findOne({ ownerId });
    const version = (before?.version ?? 0) + 1;
    const $set = { version, tokenHash: hashToken(this.tokenOf(ownerId, version)) };
    const feed = before && (await this.feeds.update({ ownerId, _id: before._id }, { $set }, { rev: before.rev }));
    if (!feed) throw new DomainError('core.stale_rev');
    return this.urlOf(feed);
  }

  /** @throws DomainError core.not_found */
  async read(token: string, now = new Date()): Promise<{ content: string }> {
    const feed = requireFound(await this.feeds.byTokenHash(hashToken(token)));
    const found = await this.bookings.findMany(
      {
        ownerId: feed.userId,
        state: trusted({ $in: [...shown] }),
        startAt: trusted({ $gte: new Date(now.getTime() - backMs) }),
      },
      { sort: { startAt: 1 }, limit: maxEvents },
    );
    const calendar = ical({ prodId: calendarProducer, name: 'Bookings', ttl: 900 });
    for (const booking of found) {
      const { icsUid: id, icsSequence: sequence, startAt: start, endAt: end } = booking;
      const { title: summary, description, location } = detailsOf(booking);
      const isTentative = booking.state === 'awaitingApproval';
      const status = isTentative ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED;
      calendar.createEvent({ id, sequence, start, end, summary, description, location, status });
    }
    return { content: calendar.toString() };
  }

  private async first(ownerId: string): Promise<CalendarFeed> {
    try {
      return await this.feeds.insert(ownerId, { version: 1, tokenHash: hashToken(this.tokenOf(ownerId, 1)) });
    } catch (error) {
      const made = isDuplicateKey(error) ? await this.feeds.findOne({ ownerId }) : null;
      if (!made) throw error;
      return made;
    }
  }

  private tokenOf(ownerId: string, version: number): string {
    return keyedHash(this.key, ownerId, String(version));
  }

  private async urlOf({ userId, tenantId, version }: CalendarFeed): Promise<{ url: string }> {
    const { link } = await this.urls.of(tenantId);
    return { url: link(`/user/calendar/feed/${this.tokenOf(userId, version)}.ics`) };
  }
}
