import { Controller } from '@nestjs/common';
import {
  cancelPushMessage,
  createPushMessage,
  deletePushMessages,
  duplicatePushMessage,
  idsOf,
  listOf,
  listPushMessages,
  openPush,
  pausePushMessage,
  pushStats,
  resumePushMessage,
  sendPushMessage,
  updatePushMessage,
  type RequestOf,
  type UserCtx,
} from '@linkyard/contracts';
import { Handles } from '@linkyard/service-kit';
import { FollowersRepository } from './followers.repository.js';
import type { PushMessageDocument } from './push-message.schema.js';
import { PushClicks } from './push-clicks.js';
import { PushMessagesService } from './push-messages.service.js';

@Controller()
export class PushMessagesController {
  constructor(
    private readonly messages: PushMessagesService,
    private readonly followers: FollowersRepository,
    private readonly clicks: PushClicks,
  ) {}

  @Handles(listPushMessages)
  async list(request: RequestOf<typeof listPushMessages>, ctx: UserCtx) {
    const { found, total } = await this.messages.list(ctx, request);
    return listOf(found.map(present), total, request);
  }

  @Handles(createPushMessage)
  async create(request: RequestOf<typeof createPushMessage>, ctx: UserCtx) {
    return present(await this.messages.create(ctx, request));
  }

  @Handles(updatePushMessage)
  async update(request: RequestOf<typeof updatePushMessage>, ctx: UserCtx) {
    return present(await this.messages.update(ctx, request));
  }

  @Handles(sendPushMessage)
  async send({ _id }: RequestOf<typeof sendPushMessage>, ctx: UserCtx) {
    return present(await this.messages.send(ctx, _id));
  }

  @Handles(cancelPushMessage)
  async cancel({ _id }: RequestOf<typeof cancelPushMessage>, ctx: UserCtx) {
    return present(await this.messages.cancel(ctx, _id));
  }

  @Handles(pausePushMessage)
  async pause({ _id }: RequestOf<typeof pausePushMessage>, ctx: UserCtx) {
    return present(await this.messages.pause(ctx, _id));
  }

  @Handles(resumePushMessage)
  async resume({ _id }: RequestOf<typeof resumePushMessage>, ctx: UserCtx) {
    return present(await this.messages.resume(ctx, _id));
  }

  @Handles(duplicatePushMessage)
  async duplicate({ _id }: RequestOf<typeof duplicatePushMessage>, ctx: UserCtx) {
    return present(await this.messages.duplicate(ctx, _id));
  }

  @Handles(deletePushMessages)
  async delete(request: RequestOf<typeof deletePushMessages>, ctx: UserCtx) {
    return { ids: await this.messages.delete(ctx, idsOf(request)) };
  }

  @Handles(pushStats)
  async stats({ audience }: RequestOf<typeof pushStats>, { userId }: UserCtx) {
    const since = audience.since === null ? null : new Date(audience.since);
    const [followers, pages, countries] = await Promise.all([
      this.followers.browsers(userId, { ...audience, since }),
      this.followers.countBy(userId, 'campaignId'),
      this.followers.countBy(userId, 'country'),
    ]);
    return {
      followers,
      pages: pages.map(({ value: campaignId, followers: count }) => ({ campaignId, followers: count })),
      countries: countries.map(({ value: country, followers: count }) => ({ country, followers: count })),
    };
  }

  @Handles(openPush)
  async open({ token }: RequestOf<typeof openPush>) {
    return { url: await this.clicks.open(token) };
  }
}

function present({ counts, ...message }: PushMessageDocument) {
  const { targeted, sent, failed, gone } = counts;
  return { ...message, counts: { ...counts, left: targeted - sent - failed - gone } };
}
