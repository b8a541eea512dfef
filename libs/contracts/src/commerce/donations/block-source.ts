import { defineBlockSource } from '../../block-sources/define-block-source.js';

/** Providers that take donations of an owner, goals, and what sections have raised. */
export const donationBlockSource = defineBlockSource({
  kind: 'donations',
  subject: 'commerce.donations.block-source',
  summary: 'What donation blocks show',
});
