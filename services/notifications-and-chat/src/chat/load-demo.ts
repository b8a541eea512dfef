import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { communityRoom } from '@linkyard/contracts';
import { newId, wordBeginnings } from '@linkyard/mongo';
import { hasDemoCreator, LOGGER, retryWhileStarting, UserContacts, type Logger } from '@linkyard/service-kit';
import { runAcrossTenants } from '@linkyard/request-context';
import { MembersRepository } from './members.repository.js';
import { MessagesRepository } from './messages.repository.js';
import { Rooms } from './rooms.js';

/** The demo creator and the demo reseller; the auth service makes the accounts under these ids when DEMO is set. */
const maren = '0000000000000000000000d1';
const ina = '0000000000000000000000e1';

const demoTalk: readonly { from: string; message: string; isReply?: true }[] = [
  { from: maren, message: 'Welcome! Ask here whatever you would like to know about your page.' },
  { from: ina, message: 'Hi Maren! Where did you begin: with a template, or from scratch?' },
  { from: maren, message: 'With a template close to my trade. Changing it took an evening.', isReply: true },
];

/** Some messages in the community, so that its first visitor is not alone. */
@Injectable()
export class LoadDemoChat implements OnApplicationBootstrap {
  constructor(
    private readonly rooms: Rooms,
    private readonly members: MembersRepository,
    private readonly messages: MessagesRepository,
    private readonly contacts: UserContacts,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async onApplicationBootstrap() {
    if (!hasDemoCreator()) return;
    // A demo that cannot be made keeps no service from starting, nor does it wait for it.
    void retryWhileStarting('loading the demo chat', this.logger, () => this.load()).catch((error: unknown) =>
      this.logger.warn({ err: error }, 'the demo chat was not made'),
    );
  }

  /** Once: a room in which people have written stays as it is. */
  async load(): Promise<void> {
    const people = await runAcrossTenants('the demo chat', () =>
      Promise.all([maren, ina].map((userId) => this.contacts.find(userId))),
    );
    for (const contact of people) {
      if (!contact) return;
      await this.members.enter(communityRoom, { _id: contact.userId, name: contact.name });
    }
    await this.rooms.change(
      communityRoom,
      async (numbers) => {
        if ((await this.messages.changed(communityRoom, 0, 1)).length > 0) return;
        let before: { _id: string; userId: string; message: string } | null = null;
        for (const { from, message, isReply } of demoTalk) {
          const { seq, createdAt } = await numbers.place();
          const fields = { _id: newId(), roomId: communityRoom, userId: from, clientId: `demo-${seq}`, seq, rev: seq };
          const words = wordBeginnings(message);
          await this.messages.insert({ ...fields, message, words, replyTo: isReply ? before : null, createdAt });
          before = { _id: fields._id, userId: from, message };
        }
      },
      () => undefined,
    );
  }
}
