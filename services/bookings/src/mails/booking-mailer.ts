import { Injectable } from '@nestjs/common';
import { mailedFor, manageBookingPath, sendEmail, type JobData } from '@linkyard/contracts';
import { formatAmount } from '@linkyard/money';
import { JobQueue } from '@linkyard/queue';
import { SiteUrls, UserContacts, type UrlsOfSite } from '@linkyard/service-kit';
import type { Booking } from '../booking-records/booking.schema.js';
import { leftToPay } from '../bookings/paying/left-to-pay.js';
import { ManageTokens } from '../bookings/manage-tokens.js';
import { textsFor } from '../locales/texts.js';
import { bookingTexts, type BookingMailKind } from './booking-texts.js';
import { entriesOf, inviteOf, type InviteMethod } from '../invites/invite.js';
import { WalletLink } from './wallet-link.js';
import { dayIn, whenIn } from '../invites/when-in.js';

export interface BookingMail {
  kind: BookingMailKind;
  /** Distinguishes two mails of one kind; the same booking, kind and detail is one mail. */
  detail?: string;
  to?: 'attendee' | 'host' | 'both';
  invite?: InviteMethod;
  note?: string;
  /** All dates of a series that this one mail is about. */
  dates?: readonly Booking[];
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
    private readonly urls: SiteUrls,
    private readonly tokens: ManageTokens,
    private readonly jobs: JobQueue,
    private readonly contacts: UserContacts,
    private readonly wallet: WalletLink,
  ) {}

  async send(booking: Booking, mail: BookingMail): Promise<void> {
    const contact = await this.contacts.find(booking.userId);
    // The account was deleted in the meantime, with its bookings.
    if (!contact) return;
    const { to = 'both' } = mail;
    const host = { name: contact.name, email: contact.email };
    const { attendee, guests, uid, publicId } = booking;
    const link = manageBookingPath(publicId, { uid, token: this.tokens.of(uid) });
    const forAttendee = {
      ...{ zone: booking.timeZone, person: host.name, locale: booking.locale },
      sender: mailedFor(contact),
    };
    if (to !== 'host') {
      const walletPath = await this.wallet.pathOf(booking.userId, attendee.email);
      await this.mail(booking, mail, host, { ...forAttendee, ...attendee, link, walletPath, side: 'attendee' });
      const isForGuests = mail.invite !== undefined;
      for (const email of isForGuests ? guests : [])
        await this.mail(booking, mail, host, {
          ...forAttendee,
          name: '',
          email,
          link: '',
          walletPath: '',
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
      walletPath: '',
      sender: { replyTo: { name: attendee.name.slice(0, 120), email: attendee.email } },
    };
    await this.mail(booking, mail, host, { ...about, ...host, side: 'host' });
  }

  private async mail(
    booking: Booking,
    mail: BookingMail,
    host: { name: string; email: string },
    to: Receiver,
  ): Promise<void> {
    const { kind, detail = '', note = '' } = mail;
    const i18n = textsFor(to.locale);
    const words = bookingTexts(i18n, booking.paid > 0)[kind][to.side];
    if (!words) return;
    const { uid, title, currency, location, answers, tenantId } = booking;
    const { dates = [booking], amount = booking.price * dates.length } = mail;
    const when = dates.map((date) => whenIn(date, to.zone, i18n.language)).join('\n');
    const given = answers.filter(({ value }) => value !== '').map((answer) => `${answer.title}: ${answer.value}`);
    await this.jobs.enqueue(sendEmail, {
      key: ['booking', uid, kind, detail, to.side === 'host' ? 'host' : to.email].join(':').slice(0, 200),
      template: 'booking-notice',
      to: to.email,
      toName: to.name.slice(0, 120),
      locale: to.locale,
      tenantId,
      ...to.sender,
      isPaid: booking.paid > 0,
      ...(isFirst(mail) && to.email === booking.attendee.email ? { countedAs: `booking:${uid}` } : {}),
      values: {
        headline: mail.subject || words.headline,
        sentence: mail.body || words.sentence,
        title,
        subjectTitle: subjectTitle(booking, mail, dayIn(booking.startAt, to.zone, i18n.language)),
        when: when.slice(0, 4000),
        person: to.person,
        where: [location?.label, location?.value].filter(Boolean).join(': '),
        price: amount === 0 ? '' : formatAmount(amount, currency, i18n.language),
        ...owedOf(dates, mail, (minor) => formatAmount(minor, currency, i18n.language)),
        note,
        answers: to.side === 'host' ? given.join('\n').slice(0, 4000) : '',
        ...linksOf(await this.urls.of(tenantId), to, { kind, askRating: mail.askRating ?? false }),
      },
      ...calendarOf(booking, mail, host),
    });
  }
}

function linksOf(
  site: UrlsOfSite,
  { link, walletPath }: Receiver,
  { kind, askRating }: { kind: BookingMailKind; askRating: boolean },
) {
  const addressOf = (path: string) => (path === '' ? '' : site.link(path));
  const isUnpaid = kind === 'payReminder';
  const rateLink = askRating ? addressOf(`${link}&step=rate`) : '';
  const address = addressOf(link);
  return {
    link: isUnpaid ? '' : address,
    payLink: isUnpaid ? address : '',
    rateLink,
    walletLink: addressOf(walletPath),
  };
}

/** The mail that follows from booking itself, which was counted then. */
const isFirst = ({ kind }: BookingMail): boolean => kind === 'received' || kind === 'confirmed';

/** What was paid and what is paid at the appointment, where that differs from the price. */
function owedOf(dates: readonly Booking[], { amount }: BookingMail, textOf: (minor: number) => string) {
  const paid = dates.reduce((sum, booking) => sum + booking.paid, 0);
  const left = dates.reduce((sum, booking) => sum + leftToPay(booking), 0);
  if (amount !== undefined || left === 0) return { paid: '', stillToPay: '' };
  return { paid: paid === 0 ? '' : textOf(paid), stillToPay: textOf(left) };
}

/** One date of a series has its day in the subject, which distinguishes its mails from those of the others. */
const subjectTitle = ({ title, recurringId }: Booking, { dates }: BookingMail, day: string): string =>
  recurringId !== null && !dates ? `${title}, ${day}` : title;

function calendarOf(booking: Booking, { invite, dates }: BookingMail, host: { name: string; email: string }) {
  if (!invite) return {};
  return { calendar: dates ? entriesOf(dates, host) : inviteOf(booking, invite, host) };
}

interface Receiver {
  side: 'attendee' | 'host';
  name: string;
  email: string;
  locale: string;
  zone: string;
  person: string;
  /** Paths of the site; empty for none. */
  link: string;
  walletPath: string;
  /** Whom the mail is from, and whom an answer reaches. */
  sender: Pick<JobData<typeof sendEmail>, 'onBehalfOf' | 'replyTo'>;
}
