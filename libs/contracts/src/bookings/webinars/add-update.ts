import { z } from 'zod';
import { refusedAs } from '../../errors/reasons.js';
import { defineCommand } from '../../kit/define-command.js';
import { objectId, revision } from '../../primitives/index.js';
import { editorRate } from '../../primitives/rates.js';
import { webinarInput } from './webinar-fields.js';
import { webinarView } from './webinar-view.js';

/** Without `_id` a draft is made. A session that is moved is announced to the people registered for it. */
export const addUpdateWebinar = defineCommand({
  subject: 'bookings.webinars.add-update',
  http: { path: '/user/webinar/add-update', role: 'user', rate: editorRate },
  summary: 'Create a webinar, or change one',
  request: webinarInput
    .extend({ _id: objectId.optional(), rev: revision.optional() })
    .refine(({ _id, rev }) => _id === undefined || rev !== undefined, {
      path: ['rev'],
      error: refusedAs('core.rev_missing'),
    }),
  reply: z.object({ webinar: webinarView }),
  message: /*i18n*/ 'Saved.',
  errors: ['core.not_found', 'core.stale_rev', 'bookings.has_registrations', 'bookings.webinar_closed'],
  timeoutMs: 5000,
});
