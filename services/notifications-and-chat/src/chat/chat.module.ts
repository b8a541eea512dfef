import { Presence } from '@linkyard/queue';
import { Capability, readConfig, serviceConfigSchema } from '@linkyard/service-kit';
import { ChangeMessage } from './change-message.js';
import { chatMembers } from './chat-member.schema.js';
import { chatMessages } from './chat-message.schema.js';
import { chatReactions } from './chat-reaction.schema.js';
import { chatRooms } from './chat-room.schema.js';
import { ChatController } from './chat.controller.js';
import { EraseChatHandler } from './erase-chat.handler.js';
import { FindInRoom } from './find-in-room.js';
import { LoadDemoChat } from './load-demo.js';
import { MembersRepository } from './members.repository.js';
import { MessageViews } from './message-views.js';
import { MessagesRepository } from './messages.repository.js';
import { ModerateRoom } from './moderate-room.js';
import { ModerationController } from './moderation.controller.js';
import { ReadRoom } from './read-room.js';
import { RoomAccess } from './room-access.js';
import { RoomAnnouncer } from './room-announcer.js';
import { Rooms } from './rooms.js';
import { WriteMessage } from './write-message.js';

@Capability({
  service: 'notifications-and-chat',
  collections: [chatMessages, chatReactions, chatMembers, chatRooms],
  exportWithAccount: [chatMessages],
  controllers: [ChatController, ModerationController],
  providers: [
    Rooms,
    RoomAccess,
    MembersRepository,
    MessagesRepository,
    MessageViews,
    RoomAnnouncer,
    ReadRoom,
    WriteMessage,
    ChangeMessage,
    EraseChatHandler,
    FindInRoom,
    ModerateRoom,
    LoadDemoChat,
    {
      provide: Presence,
      useFactory: () => new Presence(readConfig(serviceConfigSchema.pick({ REDIS_URL: true }), process.env).REDIS_URL),
    },
  ],
})
export class ChatModule {}
