import { defineCommand } from '../../kit/define-command.js';
import { emptyReply } from '../../primitives/index.js';
import { beaconRate } from '../../primitives/rates.js';
import { viewBeacon } from './activity.js';

/**
 * The gateway answers 204 at once and batches beacons into `activityRecorded`, so the service's handler only serves a
 * caller that comes over the bus.
 */
export const recordView = defineCommand({
  subject: 'campaigns-and-templates.analytics.view',
  http: { path: '/b/view', role: 'public', needsActiveOwner: false, rate: beaconRate, silent: true, maxBytes: 8192 },
  summary: 'A page was opened',
  request: viewBeacon,
  reply: emptyReply,
  timeoutMs: 2000,
});
