import { Controller } from '@nestjs/common';
import {
  listChatMembers,
  listReportedMessages,
  moderateChat,
  reportChatMessage,
  searchChat,
  type RequestOf,
  type UserCtx,
} from '@linkyard/contracts';
import { Handles } from '@linkyard/service-kit';
import { FindInRoom, memberView } from './find-in-room.js';
import { MessageViews } from './message-views.js';
import { ModerateRoom } from './moderate-room.js';

@Controller()
export class ModerationController {
  constructor(
    private readonly find: FindInRoom,
    private readonly moderation: ModerateRoom,
    private readonly views: MessageViews,
  ) {}

  @Handles(searchChat)
  async search(request: RequestOf<typeof searchChat>, ctx: UserCtx) {
    return this.find.search(request, ctx);
  }

  @Handles(listChatMembers)
  async members(request: RequestOf<typeof listChatMembers>, ctx: UserCtx) {
    return this.find.people(request, ctx);
  }

  @Handles(listReportedMessages)
  async reported(request: RequestOf<typeof listReportedMessages>, ctx: UserCtx) {
    return this.find.reported(request, ctx);
  }

  @Handles(reportChatMessage)
  async report(request: RequestOf<typeof reportChatMessage>, ctx: UserCtx) {
    return { isHidden: (await this.moderation.report(request, ctx)).hiddenAt !== null };
  }

  @Handles(moderateChat)
  async moderate(request: RequestOf<typeof moderateChat>, ctx: UserCtx) {
    const { member, message } = await this.moderation.moderate(request, ctx);
    return { member: member && memberView(member, false), message: message && (await this.views.one(message)) };
  }
}
