import { defineCommand } from '../../kit/define-command.js';
import { listReply, listRequest } from '../../kit/list.js';
import { modesOfReply } from '../../payments/payment-mode.js';
import { registrationFilters } from './registration-filters.js';
import { registrationView } from './registration-view.js';

/** Searches name, e-mail address, organization and title. */
export const listRegistrations = defineCommand({
  subject: 'bookings.registrations.subscribed',
  http: { path: '/user/webinar/subscribed', role: 'user' },
  summary: 'Registrations for the webinars of the creator',
  request: listRequest({ sorts: ['createdAt', 'startAt'], filters: registrationFilters.default({}) }),
  reply: listReply(registrationView).extend(modesOfReply),
  timeoutMs: 4000,
});
