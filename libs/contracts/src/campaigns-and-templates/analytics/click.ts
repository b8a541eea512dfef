import { defineCommand } from '../../kit/define-command.js';
import { emptyReply } from '../../primitives/index.js';
import { beaconRate } from '../../primitives/rates.js';
import { clickBeacon } from './activity.js';

/** Handled like `recordView`. A link stays a real link: the click is a beacon, not a redirect. */
export const recordClick = defineCommand({
  subject: 'campaigns-and-templates.analytics.click',
  http: { path: '/b/click', role: 'public', needsActiveOwner: false, rate: beaconRate, silent: true, maxBytes: 8192 },
  summary: 'Something on a page was clicked',
  request: clickBeacon,
  reply: emptyReply,
  timeoutMs: 2000,
});
