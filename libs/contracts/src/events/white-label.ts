import { z } from 'zod';
import { defineEvent } from '../kit/define-event.js';
import { mediaUsed } from '../media/files/media-used.js';
import { objectId } from '../primitives/index.js';
import { planInput } from '../white-label/plans/plan.js';
import { senderFailures } from '../white-label/senders/sender.js';

/** Logo and favicon of a reseller's site. */
export const whiteLabelMediaUsed = defineEvent({ name: 'white-label.white-label.media-used', data: mediaUsed });

/** What people on a plan may have has changed, or they move to another one: because it was renamed or deleted. The higher `rev` counts. */
export const planChanged = defineEvent({
  name: 'white-label.plan.changed',
  data: z.strictObject({
    whiteLabelId: objectId,
    /** Whose people it is about. */
    formerName: z.string(),
    plan: planInput.omit({ isDefault: true }),
    /** Of the white label. */
    rev: z.int(),
  }),
});

/** Mails of a tenant have not left for a while. Once, until one leaves again. */
export const senderFailing = defineEvent({
  name: 'white-label.sender.failing',
  data: z.strictObject({
    whiteLabelId: objectId,
    /** Of the white label: one of the people of the platform. */
    ownerId: objectId,
    /** What the tenant calls itself. */
    title: z.string(),
    failure: z.enum(senderFailures),
    since: z.iso.datetime(),
  }),
});

/** A domain has no certificate a good while after the first try. Repeated while that is so. */
export const certificateFailed = defineEvent({
  name: 'white-label.certificate.failed',
  data: z.strictObject({
    domainId: objectId,
    ownerId: objectId,
    host: z.string(),
    purpose: z.enum(['whiteLabel', 'campaign']),
    /** When the first look in a row found none. */
    since: z.iso.datetime(),
  }),
});

/** For the operators: a domain has no certificate (`first`), or its one is not renewed (`renewal`). Repeated while that is so. */
export const certificateNeedsOperator = defineEvent({
  name: 'white-label.certificate.needs-operator',
  data: z.strictObject({
    domainId: objectId,
    host: z.string(),
    problem: z.enum(['first', 'renewal']),
    /** Since when, or when the certificate ends: each is one piece of news. */
    at: z.iso.datetime(),
    /** Users. */
    admins: z.array(objectId).max(200),
  }),
});

/** The certificate of a domain runs out within two weeks and was not renewed. Repeated while that is so. */
export const certificateExpiring = defineEvent({
  name: 'white-label.certificate.expiring',
  data: z.strictObject({
    domainId: objectId,
    ownerId: objectId,
    host: z.string(),
    purpose: z.enum(['whiteLabel', 'campaign']),
    expiresAt: z.iso.datetime(),
  }),
});
