import { Injectable } from '@nestjs/common';
import type { reportPushes, claimPushes, ReplyInput, RequestOf } from '@linkyard/contracts';
import { pushAnswers, SiteUrls } from '@linkyard/service-kit';
import { DeliveriesRepository, type Settled } from './deliveries.repository.js';
import { payloadJson } from './push-payload.js';
import { ClickLinks } from './click-links.js';
import type { PushMessageDocument } from './push-message.schema.js';
import { PushMessagesRepository } from './push-messages.repository.js';
import type { PushDeliveryDocument, PushNoteDocument, PushSubscriptionDocument } from './push.schemas.js';
import { PushSender } from './push-sender.js';
import { RefusalReport } from './refusal-report.js';
import { SubscriptionsRepository } from './subscriptions.repository.js';
import { VapidKeys } from './vapid-keys.js';

type Claimed = ReplyInput<typeof claimPushes>;
type Source = { note: PushNoteDocument } | { message: PushMessageDocument };
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
    private readonly messages: PushMessagesRepository,
    private readonly links: ClickLinks,
    private readonly keys: VapidKeys,
    private readonly urls: SiteUrls,
    private readonly refusals: RefusalReport,
  ) {}

  async claim(service: string, limit: number): Promise<Claimed> {
    const pausedMs = await this.deliveries.pausedMs(service, Date.now());
    if (pausedMs > 0) return { holder: '', deliveries: [], authorizations: {}, pausedMs };
    const { holder, claimed } = await this.deliveries.claim(service, limit);
    const [known, sources] = await Promise.all([
      this.subscriptions.byIds(claimed.map(({ subscriptionId }) => subscriptionId)),
      this.sourcesOf(claimed),
    ]);
    const bySubscription = new Map(known.map((one) => [one._id, one]));
    const deliveries: Claimed['deliveries'] = [];
    const others: Settled[] = [];
    for (const delivery of claimed) {
      const subscription = bySubscription.get(delivery.subscriptionId);
      const source = sources.get(delivery.sourceId);
      if (source === 'held') others.push({ _id: delivery._id, state: 'held', status: null });
      else if (subscription && source) deliveries.push(await this.prepared(delivery, subscription, source));
      else others.push({ _id: delivery._id, state: 'gone', status: null });
    }
    await this.deliveries.settle(others);
    return { holder, deliveries, authorizations: await this.authorizations(deliveries), pausedMs: 0 };
  }

  /** What is sent, by the ids of notes and messages; `held` for a message that is paused. */
  private async sourcesOf(claimed: readonly PushDeliveryDocument[]): Promise<Map<string, Source | 'held'>> {
    const ids = (kind: PushDeliveryDocument['kind']) => [
      ...new Set(claimed.filter((one) => one.kind === kind).map(({ sourceId }) => sourceId)),
    ];
    const [notes, messages] = await Promise.all([this.sender.notes(ids('note')), this.messages.byIds(ids('message'))]);
    return new Map<string, Source | 'held'>([
      ...notes.map((note) => [note._id, { note }] as const),
      ...messages
        .filter(({ state }) => state === 'sending' || state === 'paused')
        .map((message) => [message._id, message.state === 'paused' ? 'held' : { message }] as const),
    ]);
  }

  async report({ service, holder, results }: RequestOf<typeof reportPushes>): Promise<void> {
    const held = new Map((await this.deliveries.heldBy(holder)).map((one) => [one._id, one]));
    const own = results.flatMap((result) => {
      const delivery = held.get(result._id);
      return delivery ? [{ result, delivery }] : [];
    });
    for (const { result } of own) pushAnswers.inc({ service, outcome: result.outcome });
    const now = new Date();
    await this.pauseFor(service, results, now);
    await this.deliveries.settle(own.map(({ result, delivery }) => settledAs(result, delivery, now)));
    const subscriptionsOf = (outcome: Result['outcome']) =>
      own.filter(({ result }) => result.outcome === outcome).map(({ delivery }) => delivery.subscriptionId);
    await this.subscriptions.noteSuccess(subscriptionsOf('sent'), now);
    const refused = subscriptionsOf('refused');
    const dropped = await this.subscriptions.noteRefusals(refused, maxRefusals);
    await this.subscriptions.remove([...subscriptionsOf('gone'), ...dropped]);
    if (refused.length > 0) await this.refusals.note(service, results, now);
  }

  private async prepared(
    delivery: PushDeliveryDocument,
    { endpoint, keys }: PushSubscriptionDocument,
    source: Source,
  ): Promise<Claimed['deliveries'][number]> {
    const about = { _id: delivery._id, endpoint, keys, ttlSec: daySec, topic: '' };
    if ('message' in source)
      return { ...about, payload: payloadJson(this.payloadOf(source.message, delivery)), urgency: 'normal' };
    const { title, body, link, tag } = source.note;
    const { favicon } = (await this.urls.of(delivery.tenantId)).site.brand;
    const payload = { title, body, url: link, tag, ...(favicon ? { icon: favicon } : {}) };
    return { ...about, payload: payloadJson(payload), urgency: 'high' };
  }

  private payloadOf({ _id: tag, title, body, image, actions }: PushMessageDocument, { _id }: PushDeliveryDocument) {
    const named = actions.map(({ title: name }, index) => ({
      ...{ action: `a${index}`, title: name, url: this.links.pathOf(_id, index + 1) },
    }));
    return { title, body, url: this.links.pathOf(_id, 0), tag, actions: named, ...(image ? { image } : {}) };
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
