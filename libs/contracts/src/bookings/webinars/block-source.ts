import { defineBlockSource } from '../../block-sources/define-block-source.js';

/** Published webinars that are switched on and not over, by id or the newest. */
export const webinarBlockSource = defineBlockSource({
  kind: 'webinars',
  subject: 'bookings.webinars.block-source',
  summary: 'What webinar blocks show',
});
