import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { bookingRated, leadCaptured, type EventData } from '@linkyard/contracts';
import type { ClientSession, NewDocument } from '@linkyard/mongo';
import { OnEvent, Outbox, type EventMeta } from '@linkyard/service-kit';
import { noAttribution } from '../leads/lead.presenter.js';
import type { LeadDocument } from '../../lead-records/lead.schema.js';
import { LeadsRepository } from '../../lead-records/leads.repository.js';
import { RatingTotals } from '../../lead-records/rating-totals.js';

type Rated = EventData<typeof bookingRated>;

/** Ratings of bookings stand beside those of pages: one for each booking, counted for its appointment. @source models.md 19 */
@Injectable()
export class BookingRatings {
  constructor(
    private readonly leads: LeadsRepository,
    private readonly totals: RatingTotals,
    private readonly outbox: Outbox,
  ) {}

  @OnEvent(bookingRated, { id: 'keep-booking-rating', oneAtATime: true })
  async onRated(rated: Rated, { session }: EventMeta): Promise<void> {
    const { ownerId, appointmentId: sectionId, stars, comment: message } = rated;
    const raterHash = raterOf(rated);
    const before = await this.leads.byRater(ownerId, sectionId, raterHash);
    const answers = answersOf(rated);
    if (!before) {
      const lead = await this.leads.insert(ownerId, leadOf(rated, raterHash));
      await this.announce(rated, lead, session);
      return this.count(rated, [[stars, 1]]);
    }
    const isShown = (before.rating?.isShown ?? false) && message === before.message;
    const $set = { rating: { stars, isShown }, message, answers };
    await this.leads.update({ ownerId, _id: before._id }, { $set });
    if (before.state === 'spam' || !before.rating) return;
    const moved: [number, number][] = [
      [before.rating.stars, -1],
      [stars, 1],
    ];
    await this.count(rated, moved);
  }

  private async count({ ownerId, appointmentId }: Rated, by: [number, number][]) {
    await this.totals.change({ sectionId: appointmentId, userId: ownerId }, by);
  }

  private async announce(
    { ownerId: userId, title, tenantId, attendee }: Rated,
    lead: LeadDocument,
    session: ClientSession,
  ) {
    const about = { userId, tenantId, campaignId: null, campaignName: title, sectionId: lead.sectionId };
    const { name, email } = attendee;
    const fact = { ...about, leadId: lead._id, kind: lead.kind, formTitle: title, name, email, phone: '' };
    await this.outbox.add(leadCaptured, { ...fact, notifyByEmail: false }, { session, tenantId });
  }
}

const raterOf = ({ uid }: Rated): string => createHash('sha256').update(`booking:${uid}`).digest('base64url');

const answersOf = ({ stars, comment }: Rated): LeadDocument['answers'] => [
  { fieldId: 'stars', title: 'How was it?', type: 'rating', value: stars },
  ...(comment ? [{ fieldId: 'comment', title: 'Comment', type: 'textarea', value: comment }] : []),
];

const leadOf = (rated: Rated, raterHash: string): NewDocument<LeadDocument> => ({
  tenantId: rated.tenantId,
  kind: 'rating',
  ...{ campaignId: null, campaignTitle: rated.title, pageId: null },
  ...{ sectionId: rated.appointmentId, sectionTitle: rated.title },
  ...{ name: rated.attendee.name, email: rated.attendee.email, phone: '', whatsapp: '', message: rated.comment },
  ...{ state: 'new', isRead: false, tags: [], answers: answersOf(rated) },
  consent: { granted: false, text: '', at: new Date() },
  emailStatus: 'unknown',
  spam: { score: 0, reasons: [] },
  attribution: noAttribution,
  ipHash: '',
  rating: { stars: rated.stars, isShown: false },
  raterHash,
});
