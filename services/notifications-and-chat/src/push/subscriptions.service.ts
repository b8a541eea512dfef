import { Inject, Injectable } from '@nestjs/common';
import {
  findFollowablePage,
  type Ctx,
  type PushDevice,
  type RequestOf,
  type subscribeToPush,
  type unsubscribeFromPush,
} from '@linkyard/contracts';
import {
  Bus,
  DomainError,
  isInactiveOwner,
  requireActiveOwner,
  requireFound,
  systemContext,
} from '@linkyard/service-kit';
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
    private readonly bus: Bus,
    @Inject(PUSH_CONFIG) private readonly config: PushConfig,
  ) {}

  /** @throws DomainError push.endpoint_unknown; core.unauthenticated, core.forbidden, core.not_found as `ownerOf` */
  async subscribe(request: Subscribing, ctx: Ctx): Promise<void> {
    const ownerId = await this.ownerOf(request, ctx);
    requireActiveOwner(ownerId);
    const { _id: subscriptionId } = await this.save(request, ctx);
    const about = { subscriptionId, country: ctx.country ?? null };
    if (request.from === 'user') {
      await this.subscriptions.follow(ownerId, { ...about, from: 'user', campaignId: '', path: '/' });
      await this.forgetOldest(ownerId);
    }
    if (request.from === 'template') {
      const { campaignId, path = '/' } = request;
      await this.subscriptions.follow(ownerId, { ...about, from: 'template', campaignId, path });
    }
  }

  async unsubscribe({ endpoint, campaignId, from }: RequestOf<typeof unsubscribeFromPush>): Promise<void> {
    const found = await this.subscriptions.byEndpoint(endpoint);
    const which = { ...(campaignId === undefined ? {} : { campaignId }), ...(from === undefined ? {} : { from }) };
    if (found) await this.subscriptions.unfollow(found._id, which);
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
    await this.subscriptions.unfollow(follow.subscriptionId, { from: 'user' });
  }

  /**
   * Whose notifications the browser is to get.
   * @throws DomainError core.unauthenticated, core.forbidden for a device of another person; core.not_found for a page that cannot be followed,
   *   and for a browser that is not known
   */
  private async ownerOf(request: Subscribing, ctx: Ctx): Promise<string> {
    if (request.from === 'template') return this.ownerOfPage(request.campaignId);
    if (request.from === 'worker') return this.ownerFollowedBy(request.replaces);
    if (ctx.userId === null) throw new DomainError('core.unauthenticated');
    if (ctx.userId !== request.userId || ctx.impersonatorId !== null) throw new DomainError('core.forbidden');
    return request.userId;
  }

  private async ownerOfPage(campaignId: string): Promise<string> {
    const { page } = await this.bus.request(findFollowablePage, { campaignId }, systemContext());
    return requireFound(page).ownerId;
  }

  private async ownerFollowedBy(endpoint: string): Promise<string> {
    const known = requireFound(await this.subscriptions.byEndpoint(endpoint));
    const owners = await this.subscriptions.ownersFollowedBy(known._id);
    const active = owners.find((owner) => !isInactiveOwner(owner));
    if (active === undefined) throw new DomainError('core.not_found');
    return active;
  }

  private async save({ subscription, replaces, timeZone = 'UTC' }: Subscribing, ctx: Ctx) {
    const { endpoint, keys } = subscription;
    const service = pushServiceOf(endpoint, this.config);
    if (service === null) throw new DomainError('push.endpoint_unknown');
    const { tenantId, userAgent, locale, country = null, site } = ctx;
    const about = { tenantId, userAgent: userAgent.slice(0, 300), locale, country, timeZone };
    return this.subscriptions.save({ endpoint, keys, service, ...about, origin: site?.origin ?? '' }, replaces);
  }

  private async forgetOldest(ownerId: string): Promise<void> {
    const over = await this.subscriptions.findMany({ ownerId, from: 'user' }, { sort: { _id: -1 }, skip: maxDevices });
    for (const { subscriptionId } of over) await this.subscriptions.unfollow(subscriptionId, { from: 'user' });
  }
}
