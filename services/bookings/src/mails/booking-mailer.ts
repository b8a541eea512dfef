import { Inject, Injectable } from '@nestjs/common';
import { getUserContact, manageBookingPath, sendEmail } from '@linkyard/contracts';
import { formatAmount } from '@linkyard/money';
import { JobQueue } from '@linkyard/queue';
import { Bus, systemContext } from '@linkyard/service-kit';
import type { Booking } from '../bookings/booking.schema.js';
import { ManageTokens } from '../bookings/manage-tokens.js';
import { BOOKINGS_CONFIG, type BookingsConfig } from '../config/bookings-config.js';
import { textsFor } from '../locales/texts.js';
import { bookingTexts, type BookingMailKind } from './booking-texts.js';
import { inviteOf, type InviteMethod } from './invite.js';
import { WalletLink } from './wallet-link.js';
import { whenIn } from './when-in.js';

export interface BookingMail {
  kind: BookingMailKind;
  /** Distinguishes two mails of one kind; the same booking, kind and detail is one mail. */
  detail?: string;
  to?: 'attendee' | 'host' | 'both';
  invite?: InviteMethod;
  note?: string;
  /** Minor units in place of the price. */
  amount?: number;
  /** In place of the usual words. */
  subject?: string;
  body?: string;
  /** Leads to the page where the booking is rated. */
  askRating?: boolean;
}

/** Writes the mails of a booking. The key makes each of them one mail, however often it is asked for. */
@Injectable()
export class BookingMailer {
  constructor(
    @Inject(BOOKINGS_CONFIG) private readonly config: BookingsConfig,
    @Inject(ManageTokens) private readonly tokens: ManageTokens,
    @Inject(JobQueue) private readonly jobs: JobQueue,
    @Inject(Bus) private readonly bus: Bus,
    @Inject(WalletLink) private readonly wallet: WalletLink,
  ) {}

  async send(booking: Booking, mail: BookingMail): Promise<void> {
    const { contact } = await this.bus.request(getUserContact, { userId: booking.userId }, systemContext());
    // The account was deleted in the meantime, with its bookings.
    if (!contact) return;
    const { to = 'both' } = mail;
    const host = { name: contact.name, email: contact.email };
    const { attendee, guests, uid, publicId } = booking;
    const link = manageBookingPath(publicId, { uid, token: this.tokens.of(uid) });
    const forAttendee = { zone: booking.timeZone, person: host.name, locale: booking.locale };
    if (to !== 'host') {
      const walletLink = await this.wallet.of(booking.userId, attendee.email);
      await this.mail(booking, mail, host, { ...forAttendee, ...attendee, link, walletLink, side: 'attendee' });
      const isForGuests = mail.invite !== undefined;
      for (const email of isForGuests ? guests : [])
        await this.mail(booking, mail, host, {
          ...forAttendee,
          name: '',
          email,
          link: '',
          walletLink: '',
          side: 'attendee',
        });
    }
    const isAllowed = contact.notificationPrefs['appointment']?.email ?? true;
    if (to === 'attendee' || !isAllowed || !contact.emailVerified || contact.status !== 1) return;
    const person = [attendee.name, attendee.email, attendee.phone].filter(Boolean).join(', ');
    const about = {
      zone: booking.hostTimeZone,
      person,
      locale: contact.locale,
      link: '/appointment-booking',
      walletLink: '',
    };
    await this.mail(booking, mail, host, { ...about, ...host, side: 'host' });
  }

  private async mail(
    booking: Booking,
    { kind, detail = '', invite, note = '', amount = booking.price, subject, body, askRating = false }: BookingMail,
    host: { name: string; email: string },
    to: Receiver,
  ): Promise<void> {
    const i18n = textsFor(to.locale);
    const words = bookingTexts(i18n, booking.paid > 0)[kind][to.side];
    if (!words) return;
    const { uid, title, currency, location, answers, tenantId } = booking;
    const given = answers.filter(({ value }) => value !== '').map((answer) => `${answer.title}: ${answer.value}`);
    await this.jobs.enqueue(sendEmail, {
      key: ['booking', uid, kind, detail, to.side === 'host' ? 'host' : to.email].join(':').slice(0, 200),
      template: 'booking-notice',
      to: to.email,
      toName: to.name.slice(0, 120),
      locale: to.locale,
      tenantId,
      values: {
        headline: subject || words.headline,
        sentence: body || words.sentence,
        title,
        when: whenIn(booking, to.zone, i18n.language),
        person: to.person,
        where: [location?.label, location?.value].filter(Boolean).join(': '),
        price: amount === 0 ? '' : formatAmount(amount, currency, i18n.language),
        note,
        answers: to.side === 'host' ? given.join('\n').slice(0, 4000) : '',
        ...this.linksOf(to, kind, askRating),
      },
      ...(invite ? { calendar: inviteOf(booking, invite, host) } : {}),
    });
  }

  private linksOf({ link, walletLink }: Receiver, kind: BookingMailKind, askRating: boolean) {
    const address = this.addressOf(link);
    const isUnpaid = kind === 'payReminder';
    const rateLink = askRating ? this.addressOf(`${link}&step=rate`) : '';
    return { link: isUnpaid ? '' : address, payLink: isUnpaid ? address : '', rateLink, walletLink };
  }

  /** @param path of this installation; empty for none */
  private addressOf(path: string): string {
    return path === '' ? '' : new URL(path, this.config.PUBLIC_URL).href;
  }
}

interface Receiver {
  side: 'attendee' | 'host';
  name: string;
  email: string;
  locale: string;
  zone: string;
  person: string;
  /** A path of this host; empty for none. */
  link: string;
  /** A whole address; empty for none. */
  walletLink: string;
}
