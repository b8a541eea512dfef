import {
  certificateExpiring,
  certificateFailed,
  certificateNeedsOperator,
  domainFailing,
  domainVerified,
  pushServiceRefuses,
  senderFailing,
  type EventData,
} from '@linkyard/contracts';
import { domainProblems, senderProblems } from '../notification-texts.js';
import { ruleFor } from './notification-rule.js';

/** Where one domain is looked after: that of a site stands among its settings, each of a creator has a panel. */
const domainLink = ({ domainId, purpose }: Pick<EventData<typeof domainVerified>, 'domainId' | 'purpose'>) =>
  purpose === 'whiteLabel' ? '/white-label' : `/custom-domain?domain=${domainId}`;

/** Domains, certificates and mail servers of sites: they fail while their owner looks at something else. */
export const siteRules = [
  ruleFor({
    event: senderFailing,
    id: 'notify-sender-failing',
    // The mail is the platform's, which goes another way than those that do not leave.
    notice({ whiteLabelId, ownerId, title, failure, since }) {
      const dedupeKey = `sender-failing:${whiteLabelId}:${since}`;
      return {
        ...{ recipients: [ownerId], dedupeKey },
        content: {
          type: 'system',
          system: { code: 'senderFailing', params: { title, failure }, link: '/white-label' },
        },
        mail: {
          ...{ key: dedupeKey, template: 'sender-failing' },
          values: ({ name }, i18n, link) => ({ name, site: title, problem: senderProblems(i18n)[failure], link }),
        },
      };
    },
  }),
  ruleFor({
    event: certificateExpiring,
    id: 'notify-certificate-expiring',
    notice({ domainId, ownerId, host, purpose, expiresAt }) {
      const dedupeKey = `certificate-expiring:${domainId}:${expiresAt}`;
      const link = domainLink({ domainId, purpose });
      return {
        ...{ recipients: [ownerId], dedupeKey },
        content: { type: 'system', system: { code: 'certificateExpiring', params: { host }, link } },
        mail: {
          ...{ key: dedupeKey, template: 'certificate-expiring' },
          values: ({ name }, _i18n, address) => ({ name, host, link: address }),
        },
      };
    },
  }),
  ruleFor({
    event: certificateFailed,
    id: 'notify-certificate-failed',
    notice: ({ domainId, ownerId, host, purpose, since }) => ({
      ...{ recipients: [ownerId], dedupeKey: `certificate-failed:${domainId}:${since}` },
      content: {
        type: 'system',
        system: { code: 'certificateFailed', params: { host }, link: domainLink({ domainId, purpose }) },
      },
    }),
  }),
  ruleFor({
    event: certificateNeedsOperator,
    id: 'notify-certificate-needs-operator',
    notice: ({ domainId, host, problem, at, admins }) => ({
      ...{ recipients: admins, dedupeKey: `certificate-needs-operator:${domainId}:${problem}:${at}` },
      content: {
        type: 'system',
        system: { code: 'certificateFailed', params: { host, problem, reader: 'operator' }, link: '' },
      },
    }),
  }),
  ruleFor({
    event: pushServiceRefuses,
    id: 'notify-push-service-refuses',
    notice: ({ service, subject, day, admins }) => ({
      ...{ recipients: admins, dedupeKey: `push-refused:${service}:${day}` },
      content: { type: 'system', system: { code: 'pushRefused', params: { service, subject }, link: '' } },
    }),
  }),
  ruleFor({
    event: domainFailing,
    id: 'notify-domain-failing',
    notice({ domainId, ownerId, host, purpose, reason, since }) {
      const isGone = reason === 'claimed' && purpose === 'campaign';
      const link = isGone ? '/custom-domain' : domainLink({ domainId, purpose });
      const dedupeKey = `domain-failing:${domainId}:${since}`;
      return {
        ...{ recipients: [ownerId], dedupeKey },
        content: { type: 'system', system: { code: 'domainFailing', params: { domain: host, reason }, link } },
        mail: {
          ...{ key: dedupeKey, template: 'domain-failing' },
          values: ({ name }, i18n, address) => ({
            ...{ name, domain: host, problem: domainProblems(i18n)[reason], link: address },
          }),
        },
      };
    },
  }),
  ruleFor({
    event: domainVerified,
    id: 'notify-domain-verified',
    // Records take hours to be seen, and by then the owner looks at something else.
    notice: ({ domainId, ownerId, purpose, host }, { eventId }) => ({
      ...{ recipients: [ownerId], dedupeKey: `domain-verified:${domainId}:${eventId}` },
      content: {
        type: 'system',
        system: { code: 'domainVerified', params: { domain: host }, link: domainLink({ domainId, purpose }) },
      },
    }),
  }),
];
