import { Inject, Injectable } from '@nestjs/common';
import type { reportPushes, claimPushes, ReplyInput, RequestOf } from '@linkyard/contracts';
import { LOGGER, SiteUrls, type Logger } from '@linkyard/service-kit';
import { DeliveriesRepository, type Settled } from './deliveries.repository.js';
import { payloadJson } from './push-payload.js';
import type { PushDeliveryDocument, PushNoteDocument, PushSubscriptionDocument } from './push.schemas.js';
import { PushSender } from './push-sender.js';
import { SubscriptionsRepository } from './subscriptions.repository.js';
import { VapidKeys } from './vapid-keys.js';

type Claimed = ReplyInput<typeof claimPushes>;
type Result = RequestOf<typeof reportPushes>['results'][number];

const daySec = 86_400;
const firstRetryMs = 5_000;
const maxRetryMs = 15 * 60_000;
const maxAttempts = 8;
/** Refusals without a success in between after which a browser is forgotten. */
const maxRefusals = 5;
const maxPauseMs = 3_600_000;

/** What the push worker asks for and reports. @source ADR 0058 */
@Injectable()
export class DeliveriesService {
  constructor(
    private readonly deliveries: DeliveriesRepository,
    private readonly subscriptions: SubscriptionsRepository,
    private readonly sender: PushSender,
    private readonly keys: VapidKeys,
    private readonly urls: SiteUrls,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async claim(service: string, limit: number): Promise<Claimed> {
    const pausedMs = await this.deliveries.pausedMs(service, Date.now());
    if (pausedMs > 0) return { holder: '', deliveries: [], authorizations: {}, pausedMs };
    const { holder, claimed } = await this.deliveries.claim(service, limit);
    const ids = (kind: PushDeliveryDocument['kind']) => [
      ...new Set(claimed.filter((one) => one.kind === kind).map(({ sourceId }) => sourceId)),
    ];
    const [known, notes] = await Promise.all([
      this.subscriptions.byIds(claimed.map(({ subscriptionId }) => subscriptionId)),
      this.sender.notes(ids('note')),
    ]);
    const bySubscription = new Map(known.map((one) => [one._id, one]));
    const bySource = new Map(notes.map((note) => [note._id, note]));
    const deliveries: Claimed['deliveries'] = [];
    const gone: Settled[] = [];
    for (const delivery of claimed) {
      const subscription = bySubscription.get(delivery.subscriptionId);
      const note = bySource.get(delivery.sourceId);
      if (subscription && note) deliveries.push(await this.prepared(delivery, subscription, note));
      else gone.push({ _id: delivery._id, state: 'gone', status: null });
    }
    await this.deliveries.settle(gone);
    return { holder, deliveries, authorizations: await this.authorizations(deliveries), pausedMs: 0 };
  }

  async report({ service, holder, results }: RequestOf<typeof reportPushes>): Promise<void> {
    const held = new Map((await this.deliveries.heldBy(holder)).map((one) => [one._id, one]));
    const own = results.flatMap((result) => {
      const delivery = held.get(result._id);
      return delivery ? [{ result, delivery }] : [];
    });
    const now = new Date();
    await this.pauseFor(service, results, now);
    await this.deliveries.settle(own.map(({ result, delivery }) => settledAs(result, delivery, now)));
    const subscriptionsOf = (outcome: Result['outcome']) =>
      own.filter(({ result }) => result.outcome === outcome).map(({ delivery }) => delivery.subscriptionId);
    await this.subscriptions.noteSuccess(subscriptionsOf('sent'), now);
    const refused = subscriptionsOf('refused');
    const dropped = await this.subscriptions.noteRefusals(refused, maxRefusals);
    await this.subscriptions.remove([...subscriptionsOf('gone'), ...dropped]);
    if (refused.length > 0) this.reportRefusals(service, results);
  }

  private async prepared(
    { _id, tenantId, kind }: PushDeliveryDocument,
    { endpoint, keys }: PushSubscriptionDocument,
    { title, body, link, tag }: PushNoteDocument,
  ): Promise<Claimed['deliveries'][number]> {
    const { favicon } = (await this.urls.of(tenantId)).site.brand;
    const icon = favicon ? { icon: favicon } : {};
    const payload = payloadJson({ title, body, url: link, tag, ...icon });
    return { _id, endpoint, keys, payload, ttlSec: daySec, urgency: kind === 'note' ? 'high' : 'normal', topic: '' };
  }

  private async authorizations(deliveries: Claimed['deliveries']): Promise<Record<string, string>> {
    const origins = [...new Set(deliveries.map(({ endpoint }) => new URL(endpoint).origin))];
    return Object.fromEntries(
      await Promise.all(origins.map(async (origin) => [origin, await this.keys.authorization(origin)] as const)),
    );
  }

  /** A service that asks for a pause gets it, from every worker. */
  private async pauseFor(service: string, results: readonly Result[], now: Date): Promise<void> {
    const wanted = Math.max(0, ...results.map(({ outcome, retryAfterMs }) => (outcome === 'later' ? retryAfterMs : 0)));
    if (wanted === 0) return;
    await this.deliveries.pause(service, new Date(now.getTime() + Math.min(wanted, maxPauseMs)));
  }

  /** 400 and 403 are about how we send: the operator has to look, and finds here whom the push service knows us as. */
  private reportRefusals(service: string, results: readonly Result[]): void {
    const refused = results.filter(({ outcome }) => outcome === 'refused');
    const about = { service, refused: refused.length, of: results.length, status: refused[0]?.status };
    if (refused.length === results.length && refused.length > 2)
      this.logger.error(
        { ...about, vapidSubject: this.keys.contact },
        'a push service refuses everything that is sent',
      );
    else this.logger.warn(about, 'a push service refuses notifications');
  }
}

function settledAs(
  { _id, outcome, status, retryAfterMs }: Result,
  { attempts }: PushDeliveryDocument,
  now: Date,
): Settled {
  if (outcome === 'sent') return { _id, state: 'sent', status };
  if (outcome === 'gone') return { _id, state: 'gone', status };
  if (outcome === 'refused' || attempts >= maxAttempts) return { _id, state: 'failed', status };
  const waitMs = Math.max(retryAfterMs, Math.min(firstRetryMs * 2 ** (attempts - 1), maxRetryMs));
  return { _id, state: 'waiting', status, dueAt: new Date(now.getTime() + waitMs) };
}
