import { Inject, Injectable } from '@nestjs/common';
import type { Ctx, PushDevice, RequestOf, subscribeToPush } from '@linkyard/contracts';
import { DomainError, requireActiveOwner, requireFound } from '@linkyard/service-kit';
import { PUSH_CONFIG, type PushConfig } from './push-config.js';
import { pushServiceOf } from './push-service-of.js';
import { SubscriptionsRepository } from './subscriptions.repository.js';

/** The oldest is forgotten for one more. @source quality 3 "Push subscription abuse" */
const maxDevices = 20;

type Subscribing = RequestOf<typeof subscribeToPush>;

@Injectable()
export class SubscriptionsService {
  constructor(
    private readonly subscriptions: SubscriptionsRepository,
    @Inject(PUSH_CONFIG) private readonly config: PushConfig,
  ) {}

  /** @throws DomainError push.endpoint_unknown; core.unauthenticated, core.forbidden for a device of another person */
  async subscribe(request: Subscribing, ctx: Ctx): Promise<void> {
    const ownerId = await this.ownerOf(request, ctx);
    requireActiveOwner(ownerId);
    const { _id: subscriptionId } = await this.save(request, ctx);
    await this.subscriptions.follow(ownerId, {
      ...{ subscriptionId, from: request.from, campaignId: '', country: ctx.country ?? null },
    });
    await this.forgetOldest(ownerId);
  }

  async unsubscribe(endpoint: string, campaignId?: string): Promise<void> {
    const found = await this.subscriptions.byEndpoint(endpoint);
    if (found) await this.subscriptions.unfollow(found._id, campaignId);
  }

  async devicesOf(ownerId: string, endpoint?: string): Promise<PushDevice[]> {
    const follows = await this.subscriptions.findMany(
      { ownerId, from: 'user' },
      { sort: { _id: -1 }, limit: maxDevices },
    );
    const known = await this.subscriptions.byIds(follows.map(({ subscriptionId }) => subscriptionId));
    const byId = new Map(known.map((one) => [one._id, one]));
    return follows.flatMap(({ _id, subscriptionId, createdAt }) => {
      const found = byId.get(subscriptionId);
      if (!found) return [];
      const { userAgent, lastSuccessAt } = found;
      const isThis = found.endpoint === endpoint;
      return [
        {
          ...{ _id, userAgent, isThis },
          createdAt: createdAt.toISOString(),
          lastSuccessAt: lastSuccessAt?.toISOString() ?? null,
        },
      ];
    });
  }

  /** @throws DomainError core.not_found */
  async removeDevice(ownerId: string, _id: string): Promise<void> {
    const follow = requireFound(await this.subscriptions.findOne({ ownerId, _id, from: 'user' }));
    await this.subscriptions.unfollow(follow.subscriptionId, follow.campaignId);
  }

  private async ownerOf({ userId }: Subscribing, ctx: Ctx): Promise<string> {
    if (ctx.userId === null) throw new DomainError('core.unauthenticated');
    if (ctx.userId !== userId || ctx.impersonatorId !== null) throw new DomainError('core.forbidden');
    return userId;
  }

  private async save({ subscription, replaces, timeZone = 'UTC' }: Subscribing, ctx: Ctx) {
    const { endpoint, keys } = subscription;
    const service = pushServiceOf(endpoint, this.config);
    if (service === null) throw new DomainError('push.endpoint_unknown');
    if (replaces !== undefined && replaces !== endpoint) await this.unsubscribe(replaces);
    const { tenantId, userAgent, locale, country = null, site } = ctx;
    const about = {
      tenantId,
      userAgent: userAgent.slice(0, 300),
      locale,
      country,
      timeZone,
      origin: site?.origin ?? '',
    };
    return this.subscriptions.save({ endpoint, keys, service, ...about });
  }

  private async forgetOldest(ownerId: string): Promise<void> {
    const over = await this.subscriptions.findMany({ ownerId, from: 'user' }, { sort: { _id: -1 }, skip: maxDevices });
    for (const { subscriptionId, campaignId } of over) await this.subscriptions.unfollow(subscriptionId, campaignId);
  }
}
