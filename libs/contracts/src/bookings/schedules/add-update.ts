import { refusedAs } from '../../errors/reasons.js';
import { defineCommand } from '../../kit/define-command.js';
import { objectId, revision } from '../../primitives/index.js';
import { editorRate } from '../../primitives/rates.js';
import { scheduleInput, scheduleView } from './schedule-fields.js';

/** A field that is not sent stays as it is; a list that is sent replaces the list. */
export const addUpdateSchedule = defineCommand({
  subject: 'bookings.schedules.add-update',
  http: { path: '/user/schedule/add-update', role: 'user', rate: editorRate },
  summary: 'Create a schedule, or change one',
  request: scheduleInput
    .extend({ _id: objectId.optional(), rev: revision.optional() })
    .refine(({ _id, rev }) => _id === undefined || rev !== undefined, {
      path: ['rev'],
      error: refusedAs('core.rev_missing'),
    }),
  reply: scheduleView,
  message: /*i18n*/ 'Saved.',
  errors: ['core.not_found', 'core.stale_rev'],
  timeoutMs: 4000,
});
