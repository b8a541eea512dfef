import { leadCaptured, type EventData } from '@linkyard/contracts';
import type { Texts } from '@linkyard/languages';
import { replyToPerson, ruleFor, type NoticeMail } from './notification-rule.js';

type Lead = EventData<typeof leadCaptured>;

/** What a form without a title of its own is called. */
const nameOfKind = (kind: Lead['kind'], i18n: Texts): string =>
  ({ optin: i18n.t('Sign-up'), form: i18n.t('Form'), rating: i18n.t('Rating'), upload: i18n.t('File') })[kind];

const leadMail = (lead: Lead): NoticeMail => ({
  ...{ key: `lead:${lead.leadId}`, template: 'lead-captured', ...replyToPerson(lead) },
  collectAs: { leadId: lead.leadId, from: lead.name || lead.email },
  values: ({ name }, i18n, link) => ({
    ...{ name, link, pageName: lead.campaignName, message: '' },
    ...{ leadName: lead.name, leadEmail: lead.email, leadPhone: lead.phone },
    source: lead.formTitle || nameOfKind(lead.kind, i18n),
  }),
});

export const leadRules = [
  ruleFor({
    event: leadCaptured,
    id: 'onLeadCaptured',
    // Two submissions counted at once could both be mailed as the fifth.
    oneAtATime: true,
    notice(lead) {
      const { userId, leadId, kind, name, email, campaignName, notifyByEmail } = lead;
      return {
        ...{ recipients: [userId], dedupeKey: `lead:${leadId}` },
        content: {
          // Ratings have their own notification type; everything else is a lead.
          type: kind === 'rating' ? 'rating' : 'lead',
          ...{ name, email, campaignName, formTypeData: { type: kind }, subject: { kind: 'lead', id: leadId } },
        },
        ...(notifyByEmail ? { mail: leadMail(lead) } : {}),
      };
    },
  }),
];
