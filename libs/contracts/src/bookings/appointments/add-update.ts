import { refusedAs } from '../../errors/reasons.js';
import { defineCommand } from '../../kit/define-command.js';
import { objectId, revision } from '../../primitives/index.js';
import { editorRate } from '../../primitives/rates.js';
import { appointmentInput } from './appointment-fields.js';
import { appointmentView } from './appointment-view.js';

/** Without `_id` a draft with the usual rules is made. A field that is not sent stays as it is. */
export const addUpdateAppointment = defineCommand({
  subject: 'bookings.appointments.add-update',
  http: { path: '/user/appointment/add-update', role: 'user', rate: editorRate },
  summary: 'Create an appointment, or change one',
  request: appointmentInput
    .extend({ _id: objectId.optional(), rev: revision.optional() })
    .refine(({ _id, rev }) => _id === undefined || rev !== undefined, {
      path: ['rev'],
      error: refusedAs('core.rev_missing'),
    }),
  reply: appointmentView,
  message: /*i18n*/ 'Saved.',
  errors: ['core.not_found', 'core.stale_rev'],
  timeoutMs: 4000,
});
