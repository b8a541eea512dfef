import {
  enquiryWritten,
  exportEnded,
  gateGuessed,
  impersonationStarted,
  paymentParked,
  type EventData,
} from '@linkyard/contracts';
import { dateFormat, languageFor, writtenLocale } from '@linkyard/languages';
import { enquiryMail } from '../../enquiries/enquiry-mail.js';
import { ruleFor, type Notice, type Recipient } from './notification-rule.js';

/** Where each kind of what is paid for is listed. */
const paidFor: Readonly<Record<EventData<typeof paymentParked>['subject']['kind'], string>> = {
  order: '/purchase',
  donation: '/donations',
  invoice: '/invoice/list',
  booking: '/appointment-booking',
  registration: '/registrations',
};

/** `3 March 2025 at 14:05`, on the clock of the reader. */
function timeFor({ locale, timeZone }: Recipient, at: string): string {
  const format = { dateStyle: 'long', timeStyle: 'short', timeZone } as const;
  return dateFormat(writtenLocale(languageFor([locale])), format).format(new Date(at));
}

/** By the mail worker, once a day: visitors of a creator cause more mails than go within an hour. */
export const mailsQueuedNotice = (creatorId: string, at: Date): Notice => ({
  ...{ recipients: [creatorId], dedupeKey: `mails-queued:${at.toISOString().slice(0, 10)}` },
  content: { type: 'system', system: { code: 'mailsQueued', params: {}, link: '/dashboard' } },
});

/** What is about no visitor. @source models.md 25 "Notification types" */
export const accountRules = [
  ruleFor({
    event: gateGuessed,
    id: 'notify-gate-guessed',
    notice: ({ ownerId, gateId, day, campaignName }) => ({
      ...{ recipients: [ownerId], dedupeKey: `gate:${gateId}:${day}` },
      content: { type: 'system', system: { code: 'gateGuessed', params: { campaignName }, link: '/mylinks' } },
    }),
  }),
  ruleFor({
    event: paymentParked,
    id: 'notify-payment-parked',
    // Nothing else says so: what is paid for goes on waiting for its money.
    notice: ({ ownerId, paymentId, subject: { kind, id }, received }) => ({
      ...{ recipients: [ownerId], dedupeKey: `payment-parked:${paymentId}` },
      content: {
        type: 'system',
        system: { code: 'paymentParked', params: {}, link: paidFor[kind] },
        ...{ subject: { kind, id }, ...received },
      },
    }),
  }),
  ruleFor({
    event: enquiryWritten,
    id: 'notify-enquiry-written',
    /** The side that has not written it, where that has an account; others are mailed by `EnquiryMails`. */
    notice(news) {
      const { enquiryId, messageId, from, subject: title, sender, senderId, assigneeId } = news;
      const reader = from === 'sender' ? assigneeId : senderId;
      if (reader === null) return null;
      const mail = enquiryMail(news);
      const isNew = from === 'sender';
      const params: Record<string, string> = isNew ? { name: sender.name || sender.email, title } : { title };
      const link = `${isNew ? '/white-label?tab=enquiries&' : '/support?'}enquiry=${enquiryId}`;
      const system = { code: isNew ? 'enquiryReceived' : 'enquiryAnswered', params, link } as const;
      return {
        ...{ recipients: [reader], dedupeKey: `enquiry:${messageId}` },
        content: { type: 'system', system },
        mail: { ...mail, values: (reader, _i18n, address) => mail.values(reader, address) },
      };
    },
  }),
  ruleFor({
    event: exportEnded,
    id: 'notify-export-ended',
    notice({ exportId, ownerId, kind, outcome }) {
      const code = outcome === 'ready' ? 'exportReady' : 'exportFailed';
      const system = { code, params: { kind }, link: `/exports/${exportId}` } as const;
      return { recipients: [ownerId], dedupeKey: `export:${exportId}`, content: { type: 'system', system } };
    },
  }),
  ruleFor({
    event: impersonationStarted,
    id: 'notify-impersonation-started',
    /** By role, when and why, and never by an address. @source cases admin J5 */
    notice({ userId, impersonationId, by, reason, startedAt, isNotified }) {
      if (!isNotified) return null;
      const dedupeKey = `impersonation:${impersonationId}`;
      return {
        ...{ recipients: [userId], dedupeKey },
        content: { type: 'system', system: { code: 'impersonated', params: { by, reason }, link: '/profile' } },
        mail: {
          ...{ key: dedupeKey, template: 'impersonated' },
          values: (recipient, i18n, link) => ({
            ...{ name: recipient.name, reason, when: timeFor(recipient, startedAt), link },
            who: by === 'owner' ? i18n.t('The operator of this site') : i18n.t('An administrator'),
          }),
        },
      };
    },
  }),
];
