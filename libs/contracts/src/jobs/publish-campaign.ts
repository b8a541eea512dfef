import { z } from 'zod';
import { defineJob } from '../kit/define-job.js';
import { moment, objectId } from '../primitives/index.js';

/** Due at `at`; does nothing when the campaign is no longer waiting for exactly that moment. */
export const publishScheduledCampaign = defineJob({
  name: 'schedules.publish-campaign',
  data: z.strictObject({ campaignId: objectId, userId: objectId, at: moment }),
  attempts: 10,
  backoffMs: 5_000,
  idempotencyKey: (data) => `${data.campaignId}:${data.at}`,
});
