import { donationCompleted, donationEnded, donationRenewalFailed, type EventData } from '@linkyard/contracts';
import type { Texts } from '@linkyard/languages';
import { formatAmount } from '@linkyard/money';
import { replyToPerson, ruleFor, type Notice } from './notification-rule.js';

type Donation = EventData<typeof donationCompleted>;
type Repeated = EventData<typeof donationEnded>;
type Given = Pick<Donation, 'donationId' | 'name' | 'email' | 'campaignName' | 'amount' | 'currency'>;

const rhythms = (i18n: Texts) => ({ once: '', month: i18n.t('every month'), year: i18n.t('every year') });

const valuesOf = ({ campaignName, name, email, amount, currency }: Given, i18n: Texts) => ({
  ...{ pageName: campaignName, donor: name || i18n.t('Someone'), donorEmail: email },
  amount: formatAmount(amount, currency, i18n.language),
});

const contentOf = ({ donationId, name, email, campaignName, amount, currency }: Given, kind: string) => ({
  ...{ type: 'donation' as const, name, email, campaignName, amount, currency },
  subject: { kind, id: donationId },
});

interface Change {
  kind: 'donationEnd' | 'donationFailure';
  template: 'donation-stopped' | 'donation-not-renewed';
  dedupeKey: string;
  mailKey: string;
}

/** Of a change of a donation that repeats. */
const changeNotice = (donation: Repeated, { kind, template, dedupeKey, mailKey }: Change): Notice => ({
  ...{ recipients: [donation.ownerId], dedupeKey, content: contentOf(donation, kind) },
  mail: {
    ...{ key: mailKey, template, ...replyToPerson(donation) },
    values: ({ name }, i18n, link) => ({
      ...{ ...valuesOf(donation, i18n), name, rhythm: rhythms(i18n)[donation.interval], link },
    }),
  },
});

export const donationRules = [
  ruleFor({
    event: donationCompleted,
    id: 'notify-donation-completed',
    notice(donation) {
      const { ownerId, donationId, message } = donation;
      const dedupeKey = `donation:${donationId}`;
      return {
        ...{ recipients: [ownerId], dedupeKey, content: contentOf(donation, 'donation') },
        mail: {
          ...{ key: dedupeKey, template: 'donation-received', ...replyToPerson(donation) },
          values: ({ name }, i18n, link) => ({ ...valuesOf(donation, i18n), name, message, link }),
        },
      };
    },
  }),
  ruleFor({
    event: donationEnded,
    id: 'notify-donation-ended',
    notice(donation) {
      const { donationId } = donation;
      const keys = { dedupeKey: `donation-end:${donationId}`, mailKey: `donation-stopped:${donationId}` };
      return changeNotice(donation, { kind: 'donationEnd', template: 'donation-stopped', ...keys });
    },
  }),
  ruleFor({
    event: donationRenewalFailed,
    id: 'notify-donation-renewal-failed',
    notice(donation) {
      const failure = `${donation.donationId}:${new Date(donation.failedAt).getTime()}`;
      const keys = { dedupeKey: `donation-failure:${failure}`, mailKey: `donation-not-renewed:${failure}` };
      return changeNotice(donation, { kind: 'donationFailure', template: 'donation-not-renewed', ...keys });
    },
  }),
];
