import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { objectId, revision } from '../../primitives/index.js';
import { editorRate } from '../../primitives/rates.js';
import { senderTestErrors } from '../senders/test.js';
import { whiteLabelInput, whiteLabelView } from './white-label-fields.js';

/**
 * The first save that succeeds publishes. It sends a test mail first, as a save of another mail server does.
 * Needs a verified domain, one category and both pictures, in this order. @source spec 5 */
export const updateWhiteLabel = defineCommand({
  subject: 'white-label.white-labels.update',
  http: { path: '/wl/update', role: 'owner', rate: editorRate },
  summary: 'Publish or change what the caller made of the product',
  request: whiteLabelInput.extend({
    _id: objectId,
    rev: revision,
    /** As on the screen: another domain than the verified one is refused. */
    domain: z.string().max(300).optional(),
  }),
  /** `isFirst`: this save has published it. */
  reply: whiteLabelView.extend({ isFirst: z.boolean() }),
  message: /*i18n*/ 'Updated Whitelabel Setting Successfully.',
  messageFor: ({ isFirst }) =>
    isFirst
      ? /*i18n*/ 'Completed Whitelabel Setting Successfully. Now you can create users and manage them.'
      : /*i18n*/ 'Updated Whitelabel Setting Successfully.',
  errors: [
    'core.not_found',
    'core.stale_rev',
    'white-label.domain_unverified',
    'white-label.category_missing',
    'white-label.pictures_missing',
    'white-label.leaks_found',
    ...senderTestErrors,
    'core.rate_limited',
  ],
  timeoutMs: 60_000,
});
