import { z } from 'zod';
import { activity } from '../campaigns-and-templates/analytics/activity.js';
import { leadKinds } from '../campaigns-and-templates/leads/lead-view.js';
import { blockCode } from '../campaigns-and-templates/sections/section-view.js';
import { defineEvent } from '../kit/define-event.js';
import { objectId } from '../primitives/index.js';

const campaignFact = {
  campaignId: objectId,
  userId: objectId,
  tenantId: objectId.nullable(),
  /** Public addresses, current one first; the others redirect to it. A cache drops (and forgets as unknown) all of them. */
  campNames: z.array(z.string()),
  /** Monotonic per campaign. A cache drops what is older; a late or doubled event is harmless. */
  version: z.int(),
};

export const campaignPublished = defineEvent({
  name: 'campaigns-and-templates.campaign.published',
  data: z.strictObject({ ...campaignFact, pageSlugs: z.array(z.string()) }),
});

/** Unpublished, switched off, deleted, quarantined: no visitor may open it any more. */
export const campaignUnpublished = defineEvent({
  name: 'campaigns-and-templates.campaign.unpublished',
  data: z.strictObject({
    ...campaignFact,
    reason: z.enum(['unpublished', 'switchedOff', 'deleted', 'quarantined', 'expired']),
  }),
});

/** Not published for spam. */
export const leadCaptured = defineEvent({
  name: 'campaigns-and-templates.lead.captured',
  data: z.strictObject({
    leadId: objectId,
    kind: z.enum(leadKinds),
    userId: objectId,
    tenantId: objectId.nullable(),
    /** Null for the rating of a booking. */
    campaignId: objectId.nullable(),
    campaignName: z.string(),
    sectionId: objectId,
    /** Empty where the form has no title of its own. */
    formTitle: z.string(),
    name: z.string(),
    email: z.string(),
    phone: z.string(),
    /** The creator wants a mail for it (`sentemail` of the block). */
    notifyByEmail: z.boolean(),
  }),
});

/** More wrong passwords were tried at a gate within an hour than people mistype. At most once a day and gate. */
export const gateGuessed = defineEvent({
  name: 'campaigns-and-templates.gate.guessed',
  data: z.strictObject({
    ownerId: objectId,
    campaignId: objectId,
    campaignName: z.string(),
    /** The campaign or section whose password it is. */
    gateId: objectId,
    day: z.iso.date(),
  }),
});

const visitorFiles = z.strictObject({ userId: objectId, mediaIds: z.array(objectId).min(1).max(2_000) });

/** Files of visitors stand in a lead now. */
export const visitorFilesKept = defineEvent({
  name: 'campaigns-and-templates.visitor-files.kept',
  data: visitorFiles,
});

/** The leads they stood in are gone, and so is what was sent with them. */
export const visitorFilesReleased = defineEvent({
  name: 'campaigns-and-templates.visitor-files.released',
  data: visitorFiles,
});

/** Which files a template shows now, in its draft or on its published page: all of them, each time that has changed. */
export const templateMediaUsed = defineEvent({
  name: 'campaigns-and-templates.template.media-used',
  data: z.strictObject({
    templateId: objectId,
    userId: objectId,
    /** Of the page. */
    title: z.string(),
    /** Monotonic per template: what is older than the last one heard is harmless. */
    version: z.int().min(1),
    /** What follows /media/. Empty when it shows none any more, or is gone. */
    paths: z.array(z.string().max(1_200)).max(10_000),
  }),
});

export const sectionSaved = defineEvent({
  name: 'campaigns-and-templates.section.saved',
  data: z.strictObject({
    sectionId: objectId,
    templateId: objectId,
    pageId: objectId,
    userId: objectId,
    type: blockCode,
    rev: z.int(),
  }),
});

/** Beacons, batched by a gateway: up to 500 or whatever 100 ms brought. Published by the gateway itself. @source quality.md "Tracking" */
export const activityRecorded = defineEvent({
  name: 'campaigns-and-templates.activity.recorded',
  data: z.strictObject({ activities: z.array(activity).min(1).max(500) }),
});
