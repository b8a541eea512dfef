import { z } from 'zod';
import { defineEvent } from '../kit/define-event.js';
import { objectId } from '../primitives/index.js';

const domain = {
  domainId: objectId,
  ownerId: objectId,
  host: z.string(),
  purpose: z.enum(['whiteLabel', 'campaign']),
};

/** A claimed domain leads here and is proven: it is served from now on. */
export const domainVerified = defineEvent({
  name: 'white-label.domain.verified',
  data: z.strictObject(domain),
});

/** A served domain leads elsewhere since the last three looks, or was proven by another account. Once, until it is verified again. */
export const domainFailing = defineEvent({
  name: 'white-label.domain.failing',
  data: z.strictObject({ ...domain, reason: z.enum(['dns', 'claimed']), since: z.iso.datetime() }),
});
