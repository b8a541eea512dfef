import { Inject, Injectable } from '@nestjs/common';
import { mailedFor, sendEmail } from '@linkyard/contracts';
import { deriveKey, equalInConstantTime, keyedHash, otpDigits } from '@linkyard/crypto';
import { InjectStored, isDuplicateKey, OwnedRepository, trusted, type StoredModel } from '@linkyard/mongo';
import { JobQueue } from '@linkyard/queue';
import { fieldRefusal, UserContacts } from '@linkyard/service-kit';
import { hourMs, minuteMs } from '@linkyard/time';
import { BOOKINGS_CONFIG, type BookingsConfig } from '../../config/bookings-config.js';
import { textsFor } from '../../locales/texts.js';
import { whenIn } from '../../invites/when-in.js';
import type { Appointment } from '../../appointment-records/appointment.schema.js';
import type { Booking } from '../../booking-records/booking.schema.js';
import { emailCodes, type EmailCode } from './email-code.schema.js';

/** How long a code is good, and a time is kept for it. */
export const codeMinutes = 15;
const maxAttempts = 5;
const maxMails = 5;

type Attended = Pick<Booking, 'attendee' | 'locale' | 'startAt' | 'endAt' | 'timeZone'>;

/** Codes mailed to attendees. Five guesses a code and five mails an hour to one address: a code cannot be found by trying. */
@Injectable()
export class EmailCodes extends OwnedRepository<EmailCode> {
  private readonly key: Buffer;

  constructor(
    @InjectStored('bookings', emailCodes) model: StoredModel<typeof emailCodes>,
    @Inject(BOOKINGS_CONFIG) config: BookingsConfig,
    private readonly jobs: JobQueue,
    private readonly contacts: UserContacts,
  ) {
    super(model);
    this.key = deriveKey(config.DATA_KEY, 'bookings.email-codes');
  }

  /** At most one mail a minute. */
  async send({ userId: ownerId, _id: appointmentId, title, tenantId }: Appointment, of: Attended, now: Date) {
    const { name, email } = of.attendee;
    const code = otpDigits();
    const made = {
      codeHash: this.hashOf(appointmentId, email, code),
      codeExpiresAt: new Date(now.getTime() + codeMinutes * minuteMs),
      ...{ attempts: 0, sentAt: now },
    };
    if (!(await this.replace({ ownerId, appointmentId, email }, made, now))) return;
    const contact = await this.contacts.find(ownerId);
    await this.jobs.enqueue(sendEmail, {
      key: `booking-code:${appointmentId}:${made.codeHash}`.slice(0, 200),
      template: 'booking-code',
      to: email,
      toName: name.slice(0, 120),
      locale: of.locale,
      tenantId,
      ...(contact ? mailedFor(contact) : {}),
      values: {
        code,
        title,
        when: whenIn(of, of.timeZone, textsFor(of.locale).language),
        minutes: String(codeMinutes),
      },
    });
  }

  /** A code that was right stays good until it expires: the booking may have to be sent again. @throws DomainError core.invalid_input */
  async check(ownerId: string, appointmentId: string, email: string, code: string, now: Date): Promise<void> {
    const open = { attempts: trusted({ $lt: maxAttempts }), codeExpiresAt: trusted({ $gt: now }) };
    const tried = await this.update({ ownerId, appointmentId, email, ...open }, { $inc: { attempts: 1 } });
    if (!tried) throw fieldRefusal('emailCode', 'bookings.mail_code_spent');
    if (!equalInConstantTime(tried.codeHash, this.hashOf(appointmentId, email, code)))
      throw fieldRefusal('emailCode', 'bookings.mail_code_wrong');
    await this.update({ ownerId, _id: tried._id }, { $inc: { attempts: -1 } });
  }

  /** @returns false when nothing may be mailed now */
  private async replace(
    { ownerId, appointmentId, email }: { ownerId: string; appointmentId: string; email: string },
    made: Pick<EmailCode, 'codeHash' | 'codeExpiresAt' | 'attempts' | 'sentAt'>,
    now: Date,
  ): Promise<boolean> {
    const same = { ownerId, appointmentId, email };
    await this.model.deleteMany({ userId: ownerId, expiresAt: trusted({ $lte: now }) });
    const known = await this.findOne(same);
    if (known) {
      const last = new Date(now.getTime() - minuteMs);
      const due = { sentAt: trusted({ $lte: last }), sent: trusted({ $lt: maxMails }) };
      return (await this.update({ ...same, ...due }, { $set: made, $inc: { sent: 1 } })) !== null;
    }
    try {
      const expiresAt = new Date(now.getTime() + hourMs);
      await this.insert(ownerId, { appointmentId, email, ...made, sent: 1, expiresAt });
      return true;
    } catch (error) {
      // The same form was sent twice at once: one mail is enough.
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }

  private hashOf(appointmentId: string, email: string, code: string): string {
    return keyedHash(this.key, 'email-code', [appointmentId, email, code].join(':'));
  }
}
