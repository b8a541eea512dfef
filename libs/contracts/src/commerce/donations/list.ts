import { defineCommand } from '../../kit/define-command.js';
import { listReply, listRequest } from '../../kit/list.js';
import { modesOfReply } from '../../payments/payment-mode.js';
import { donationFilters } from './donation-filters.js';
import { donationView } from './donation-view.js';

/** Unpaid donations are listed only on request. */
export const listDonations = defineCommand({
  subject: 'commerce.donations.list',
  http: { path: '/user/donation/list', role: 'user' },
  summary: 'Donations of the receiver, newest first',
  request: listRequest({
    sorts: ['createdAt', 'amount'],
    filters: donationFilters.default({}),
  }),
  reply: listReply(donationView).extend(modesOfReply),
  timeoutMs: 3_000,
});
