import { Injectable } from '@nestjs/common';
import { joinWebinarPath, mailedFor, registrationPath, sendEmail } from '@linkyard/contracts';
import { formatAmount } from '@linkyard/money';
import { JobQueue } from '@linkyard/queue';
import { SiteUrls, UserContacts } from '@linkyard/service-kit';
import { textsFor } from '../locales/texts.js';
import type { InviteMethod } from '../invites/invite.js';
import { whenIn } from '../invites/when-in.js';
import { nameOf } from './registration-flow.js';
import { RegistrationTokens } from './registration-tokens.js';
import { joinUrlOf } from './registration.presenter.js';
import type { Registration } from './registration.schema.js';
import { sessionsOf } from './webinar-clock.js';
import { webinarInvite } from './webinar-invite.js';
import type { WebinarSession } from './webinar.schema.js';
import { webinarTexts, type WebinarMailKind } from './webinar-texts.js';
import { WebinarsRepository } from './webinars.repository.js';

export interface WebinarMail {
  kind: WebinarMailKind;
  /** Distinguishes two mails of one kind; the same registration, kind and detail is one mail. */
  detail?: string;
  invite?: InviteMethod;
  /** What it was counted as before it was requested. */
  countedAs?: string;
  note?: string;
  /** What it is about in place of the sessions of the registration. */
  sessions?: readonly WebinarSession[];
}

const firstKinds: readonly WebinarMail['kind'][] = ['received', 'confirmed', 'waitlisted'];

/** Writes the mails of a registration. The key makes each of them one mail, however often it is requested. */
@Injectable()
export class WebinarMailer {
  constructor(
    private readonly urls: SiteUrls,
    private readonly tokens: RegistrationTokens,
    private readonly webinars: WebinarsRepository,
    private readonly jobs: JobQueue,
    private readonly contacts: UserContacts,
  ) {}

  async send(registration: Registration, mail: WebinarMail): Promise<void> {
    const { kind, detail = '', invite, countedAs, note = '' } = mail;
    const { userId, webinarId, uid, publicId, person, price, currency, tenantId, timeZone } = registration;
    const [contact, webinar] = await Promise.all([
      this.contacts.find(userId),
      this.webinars.findOne({ ownerId: userId, _id: webinarId }),
    ]);
    // The account or the webinar was deleted.
    if (!contact || !webinar) return;
    const key = { uid, token: this.tokens.of(uid) };
    const site = await this.urls.of(tenantId);
    const link = site.link(registrationPath(publicId, key));
    const joinLink = joinUrlOf(registration, webinar) ? site.link(joinWebinarPath(publicId, key)) : '';
    const i18n = textsFor(registration.locale);
    const sessions = mail.sessions ?? sessionsOf(webinar, registration);
    const times = sessions.map((session) => whenIn(session, timeZone, i18n.language));
    const host = { name: contact.name, email: contact.email };
    await this.jobs.enqueue(sendEmail, {
      key: ['webinar', uid, kind, detail].join(':').slice(0, 200),
      template: 'webinar-notice',
      ...{ to: person.email, toName: nameOf(registration).slice(0, 120), locale: registration.locale, tenantId },
      ...mailedFor(contact),
      isPaid: registration.paid > 0,
      // The mail that follows from registering itself was counted then.
      ...(firstKinds.includes(kind) && detail === '' ? { countedAs: `registration:${uid}` } : {}),
      ...(countedAs === undefined ? {} : { countedAs }),
      values: {
        ...webinarTexts(i18n, {
          isPaid: registration.paid > 0,
          isWebinarCancelled: webinar.state === 'cancelled',
          isRecording: webinar.type === 'onDemand',
        })[kind],
        ...{
          title: webinar.title,
          when: times.join('\n').slice(0, 4000) || i18n.t('At any time'),
          person: host.name,
          note,
        },
        price: price === 0 ? '' : formatAmount(price, currency, i18n.language),
        ...{ joinLink, link },
      },
      ...(invite && times.length > 0
        ? { calendar: webinarInvite(registration, webinar, { method: invite, sessions, host, url: joinLink || link }) }
        : {}),
    });
  }
}
