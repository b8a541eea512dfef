import { Controller } from '@nestjs/common';
import {
  deleteChatMessage,
  editChatMessage,
  enterChatRooms,
  getChatChanges,
  getPreviousMessages,
  markChatRead,
  reactToChatMessage,
  sendChatMessage,
  type RequestOf,
  type UserCtx,
} from '@linkyard/contracts';
import { Handles } from '@linkyard/service-kit';
import { ChangeMessage } from './change-message.js';
import { MessageViews } from './message-views.js';
import { ReadRoom } from './read-room.js';
import { requirePerson } from './require-person.js';
import { WriteMessage } from './write-message.js';

/** Commands without a route are sent by the gateway for what a socket asks. */
@Controller()
export class ChatController {
  constructor(
    private readonly room: ReadRoom,
    private readonly write: WriteMessage,
    private readonly change: ChangeMessage,
    private readonly views: MessageViews,
  ) {}

  @Handles(getPreviousMessages)
  async previous(request: RequestOf<typeof getPreviousMessages>, ctx: UserCtx) {
    return this.room.previous(request, ctx);
  }

  @Handles(getChatChanges)
  async changes(request: RequestOf<typeof getChatChanges>, ctx: UserCtx) {
    return this.room.changes(request, ctx);
  }

  @Handles(enterChatRooms)
  async enter({ isReseller }: RequestOf<typeof enterChatRooms>, ctx: UserCtx) {
    return this.room.enter(isReseller, requirePerson(ctx));
  }

  @Handles(sendChatMessage)
  async send(request: RequestOf<typeof sendChatMessage>, ctx: UserCtx) {
    return { message: await this.views.one(await this.write.send(request, requirePerson(ctx))) };
  }

  @Handles(editChatMessage)
  async edit(request: RequestOf<typeof editChatMessage>, ctx: UserCtx) {
    return { message: await this.views.one(await this.write.edit(request, requirePerson(ctx))) };
  }

  @Handles(deleteChatMessage)
  async delete({ _id }: RequestOf<typeof deleteChatMessage>, ctx: UserCtx) {
    return { message: await this.views.one(await this.change.delete(_id, requirePerson(ctx))) };
  }

  @Handles(reactToChatMessage)
  async react(request: RequestOf<typeof reactToChatMessage>, ctx: UserCtx) {
    return { message: await this.views.one(await this.change.react(request, requirePerson(ctx))) };
  }

  @Handles(markChatRead)
  async markRead(request: RequestOf<typeof markChatRead>, ctx: UserCtx) {
    return this.room.markRead(request, requirePerson(ctx));
  }
}
