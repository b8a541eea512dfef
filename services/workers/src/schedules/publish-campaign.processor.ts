import { UnrecoverableError } from 'bullmq';
import {
  getCampaign,
  publishCampaign,
  publishScheduledCampaign,
  type CampaignView,
  type Ctx,
  type ErrorCode,
} from '@linkyard/contracts';
import { defineProcessor, type Processor } from '@linkyard/queue';
import { DomainError, systemContext, type Bus, type Logger } from '@linkyard/service-kit';

interface Parts {
  bus: Pick<Bus, 'request'>;
  logger: Logger;
  now?: () => Date;
}

/** Clocks of two machines differ by less than this. */
const clockDriftMs = 2_000;
/** What no further try changes: the owner has to do something first. */
const lasting: readonly ErrorCode[] = [
  'campaigns.quarantined',
  'campaigns.nothing_to_publish',
  'sections.invalid',
  'core.not_found',
];

/**
 * Publishes a campaign at its moment, and only if it still waits for exactly that one: called off, moved to another time, published by hand
 * and a job that runs twice all end here without an effect.
 * @source models.md 2 "scheduled"
 */
export function publishCampaignProcessor({ bus, logger, now = () => new Date() }: Parts): Processor {
  return defineProcessor({
    job: publishScheduledCampaign,
    async process({ campaignId, userId, at }) {
      const ctx = systemContext({ userId, role: 2 });
      const campaign = await find(bus, campaignId, ctx);
      if (!campaign || !waitsFor(campaign, at)) {
        logger.info({ campaignId }, 'a campaign no longer waits for this moment');
        return;
      }
      if (Date.parse(at) - now().getTime() > clockDriftMs) throw new Error('This campaign is not due yet');
      try {
        await bus.request(publishCampaign, { _id: campaignId }, ctx);
      } catch (error) {
        if (error instanceof DomainError && lasting.includes(error.code)) throw new UnrecoverableError(error.code);
        throw error;
      }
      logger.info({ campaignId }, 'a campaign was published at its moment');
    },
  });
}

async function find(bus: Parts['bus'], _id: string, ctx: Ctx): Promise<CampaignView | null> {
  try {
    return await bus.request(getCampaign, { _id }, ctx);
  } catch (error) {
    if (error instanceof DomainError && error.code === 'core.not_found') return null;
    throw error;
  }
}

const waitsFor = ({ publishAt }: CampaignView, at: string) =>
  publishAt !== null && Date.parse(publishAt) === Date.parse(at);
