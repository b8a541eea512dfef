import { beforeEach, describe, expect, it } from '@jest/globals';
import { UnrecoverableError } from 'bullmq';
import { getCampaign, publishCampaign, type AnyCommand, type Ctx, type ErrorCode } from '@linkyard/contracts';
import { Bus, createLogger, DomainError } from '@linkyard/service-kit';
import { publishCampaignProcessor } from './publish-campaign.processor.js';

const campaignId = 'a'.repeat(24);
const userId = 'b'.repeat(24);
const at = '2026-11-21T10:00:00.000Z';

let asked: { subject: string; payload: unknown; ctx: Ctx }[];
let publishAt: string | null;
let refusal: Partial<Record<string, ErrorCode>>;

/** The campaigns service, as far as this job sees it. */
class FakeBus extends Bus {
  constructor() {
    super(Object.create(null), 'x');
  }
  override async request(command: AnyCommand, payload: unknown, ctx: Ctx) {
    asked.push({ subject: command.subject, payload, ctx });
    const code = refusal[command.subject];
    if (code) throw new DomainError(code);
    return Object.create({}, { publishAt: { value: publishAt } });
  }
}
const run = (now = '2026-11-21T10:00:00.050Z') =>
  publishCampaignProcessor({
    bus: new FakeBus(),
    logger: createLogger('spec', 'silent'),
    now: () => new Date(now),
  }).process({ campaignId, userId, at }, { jobId: '1', attempt: 1 });
const subjects = () => asked.map(({ subject }) => subject);

beforeEach(() => {
  asked = [];
  publishAt = at;
  refusal = {};
});

describe('publishing at a moment', () => {
  it('happens on behalf of the owner when the campaign waits for exactly it', async () => {
    await run();
    expect(subjects()).toEqual([getCampaign.subject, publishCampaign.subject]);
    expect(asked[1]).toMatchObject({ payload: { _id: campaignId }, ctx: { userId, role: 2, sessionId: null } });
  });

  it('the moment may be written in another zone', async () => {
    publishAt = '2026-11-21T11:00:00+01:00';
    await run();
    expect(subjects()).toContain(publishCampaign.subject);
  });

  it.each([
    ['called off or published by hand', null],
    ['moved to another time', '2026-11-21T10:00:01.000Z'],
  ])('does not happen when it was %s', async (_, moment) => {
    publishAt = moment;
    await run();
    expect(subjects()).toEqual([getCampaign.subject]);
  });

  it('does not happen when the campaign is gone', async () => {
    refusal = { [getCampaign.subject]: 'core.not_found' };
    await run();
    expect(subjects()).toEqual([getCampaign.subject]);
  });

  it('waits when the job comes too early', async () => {
    await expect(run('2026-11-21T09:59:50.000Z')).rejects.toThrow('not due yet');
    expect(subjects()).toEqual([getCampaign.subject]);
  });

  it.each(['campaigns.quarantined', 'campaigns.nothing_to_publish'] as const)('%s is not tried again', async (code) => {
    refusal = { [publishCampaign.subject]: code };
    await expect(run()).rejects.toBeInstanceOf(UnrecoverableError);
  });

  it.each(['core.unavailable', 'core.timeout', 'core.internal'] as const)('%s is', async (code) => {
    refusal = { [publishCampaign.subject]: code };
    await expect(run()).rejects.toMatchObject({ code });
  });
});
