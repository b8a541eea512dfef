import { t } from '@lingui/core/macro';
import type { PublicWebinarView, VisitorHost } from '@linkyard/contracts';
import { momentsOf, type WebinarDraft } from './webinar-draft.js';

/** What visitors would see of a draft. Sessions without a start are left out. */
export function previewedWebinar(draft: WebinarDraft, host: VisitorHost): PublicWebinarView {
  const { title, description, image, hosts, type, currency, personFields, fields, requiresApproval } = draft;
  const price = draft.priceMinor ?? 0;
  const isRecording = type === 'onDemand';
  return {
    ...{ description, image, type, currency, personFields, requiresApproval, host },
    ...{ publicId: 'preview', state: 'scheduled', closed: null, registrationOpensAt: null, registrationClosesAt: null },
    title: title || t`Untitled webinar`,
    hosts: hosts.filter(({ name }) => name !== ''),
    price: price > 0 ? { amount: price, currency } : null,
    fields: fields.map((field, index) => ({ ...field, id: String(index), title: field.title || t`Question` })),
    // GoToWebinar registers no person without one.
    lastNameRequired: draft.provider === 'gotowebinar',
    sessions: (isRecording ? [] : draft.sessions).flatMap((session, index) => {
      const moments = momentsOf(session);
      const room = { seatsLeft: draft.capacity > 0 ? draft.capacity : null, isWaitlisted: false };
      return moments ? [{ ...moments, ...room, sessionKey: String(index), timeZone: session.timeZone }] : [];
    }),
  };
}
