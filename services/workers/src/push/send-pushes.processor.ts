import { claimPushes, reportPushes, sendPushes, type ReplyOf, type RequestInput } from '@linkyard/contracts';
import { EgressError, type GuardedPost } from '@linkyard/egress';
import { defineProcessor, JobPostponed, type Processor } from '@linkyard/queue';
import { runAcrossTenants } from '@linkyard/request-context';
import { systemContext, type Bus, type Logger } from '@linkyard/service-kit';
import webPush from 'web-push';
import { answerOf } from './push-answer.js';
import type { ServiceLanes } from './service-lanes.js';

type Delivery = ReplyOf<typeof claimPushes>['deliveries'][number];
type Result = RequestInput<typeof reportPushes>['results'][number];

interface Parts {
  bus: Pick<Bus, 'request'>;
  post: GuardedPost;
  lanes: ServiceLanes;
  logger: Logger;
}

/** Few enough that a killed worker loses little, and enough that claiming them costs little of the time. */
const batch = 50;
const atOnce = 25;
const timeoutMs = 10_000;
/** A process that is about to leave waits for its jobs: one goes on as another job after this. */
const maxJobMs = 20_000;

/** Sends what is due for one push service, in batches that are claimed before and reported after. @source ADR 0058 */
export function sendPushesProcessor(parts: Parts): Processor {
  return defineProcessor({
    job: sendPushes,
    async process({ service }) {
      await parts.lanes.run(service, () =>
        runAcrossTenants('a push service takes the notifications of every tenant', () => drain(service, parts)),
      );
    },
  });
}

async function drain(service: string, parts: Parts): Promise<void> {
  const until = Date.now() + maxJobMs;
  for (;;) {
    const claim = await parts.bus.request(claimPushes, { service, limit: batch }, systemContext());
    // What remains is begun again by the service when the pause is over.
    if (claim.pausedMs > 0 || claim.deliveries.length === 0) return;
    const results = await sendAll(claim, parts);
    await parts.bus.request(reportPushes, { service, holder: claim.holder, results }, systemContext());
    const count = (outcome: Result['outcome']) => results.filter((result) => result.outcome === outcome).length;
    parts.logger.info({ service, sent: count('sent'), gone: count('gone'), later: count('later') }, 'pushes were sent');
    if (Date.now() > until) throw new JobPostponed(1);
  }
}

async function sendAll(
  { deliveries, authorizations }: ReplyOf<typeof claimPushes>,
  { post }: Parts,
): Promise<Result[]> {
  const left = [...deliveries];
  const results: Result[] = [];
  const work = async () => {
    for (let next = left.shift(); next; next = left.shift()) results.push(await sendOne(next, authorizations, post));
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return results;
}

async function sendOne(delivery: Delivery, authorizations: Record<string, string>, post: GuardedPost): Promise<Result> {
  const { _id, endpoint } = delivery;
  try {
    const { body, headers } = encrypted(delivery, authorizations[new URL(endpoint).origin] ?? '');
    const reply = await post(endpoint, { body, headers, timeoutMs });
    return { _id, ...answerOf(reply.status, reply.headers['retry-after']) };
  } catch (error) {
    // An address where we do not go is no push service, and keys with which nothing can be encrypted are no browser's.
    if (!(error instanceof EgressError)) return { _id, outcome: 'gone', status: null, retryAfterMs: 0 };
    const isRefused = error.code === 'egress.refused';
    return { _id, outcome: isRefused ? 'gone' : 'later', status: null, retryAfterMs: 0 };
  }
}

/** @throws Error for keys that are none */
function encrypted({ keys, payload, ttlSec, urgency, topic }: Delivery, authorization: string) {
  const { cipherText } = webPush.encrypt(keys.p256dh, keys.auth, payload, 'aes128gcm');
  return {
    body: cipherText,
    headers: {
      authorization,
      ttl: String(ttlSec),
      urgency,
      'content-type': 'application/octet-stream',
      'content-encoding': 'aes128gcm',
      ...(topic ? { topic } : {}),
    },
  };
}
