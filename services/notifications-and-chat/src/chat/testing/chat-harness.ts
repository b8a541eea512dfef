import {
  getChatChanges,
  getPreviousMessages,
  getUserContact,
  sendChatMessage,
  whiteLabelOfOwner,
  type RequestInput,
  type UserCtx,
} from '@linkyard/contracts';
import { newId, type ServiceDatabase } from '@linkyard/mongo';
import { Bus, serviceOf } from '@linkyard/service-kit';
import { AnsweringBus, creator, ServiceUnderTest } from '@linkyard/service-kit/testing';
import { z } from 'zod';
import { ChatModule } from '../chat.module.js';

const chatService = serviceOf('notifications-and-chat', [ChatModule]);
const signal = z.object({ roomId: z.string(), event: z.string().optional(), payload: z.unknown() });
type Signal = z.output<typeof signal>;

/** A bus that keeps the signals which the service publishes. */
class ListeningBus extends AnsweringBus {
  readonly signals: Signal[] = [];
  override readonly connection = {
    isConnected: true,
    nats: { publish: (_subject: string, text: string) => void this.signals.push(signal.parse(JSON.parse(text))) },
  };
}

/** The chat over a real database of its own, called the way the bus calls it. */
export class ChatHarness extends ServiceUnderTest {
  readonly bus = new ListeningBus();
  /** Names of accounts. */
  readonly names = new Map<string, string>();
  /** Tenants by their owner. */
  readonly tenants = new Map<string, string>();

  private constructor(database: ServiceDatabase) {
    super(database);
  }

  static async start(): Promise<ChatHarness> {
    const harness = new ChatHarness(await this.open(chatService));
    harness.bus.answer(getUserContact, ({ userId }) => {
      const name = harness.names.get(userId);
      if (name === undefined) return { contact: null };
      const settings = { locale: 'en', timeZone: 'UTC', notificationPrefs: {}, status: 1, state: 'active' } as const;
      const address = { email: `${userId}@people.example`, emailVerified: true };
      return { contact: { userId, name, tenantId: null, ...address, ...settings } };
    });
    harness.bus.answer(whiteLabelOfOwner, ({ ownerId }) => {
      const whiteLabelId = harness.tenants.get(ownerId);
      if (!whiteLabelId) return { whiteLabel: null };
      const facts = { title: 'Shop', status: 1, suspendedReason: '', signupMode: 'closed' } as const;
      return { whiteLabel: { whiteLabelId, ...facts } };
    });
    await harness.build(chatService.module, [{ provide: Bus, useValue: harness.bus }]);
    return harness;
  }

  /** @param tenantId null: one of the platform's own people */
  person(name: string, tenantId: string | null = null): UserCtx {
    const ctx = { ...creator(tenantId), role: 2, sessionId: newId() } as const;
    this.names.set(ctx.userId, name);
    return ctx;
  }

  admin(name: string): UserCtx {
    return { ...this.person(name), role: 1 };
  }

  /** @returns the owner of a new tenant, and the tenant */
  owner(name: string): { owner: UserCtx; tenantId: string } {
    const owner = this.person(name);
    const tenantId = newId();
    this.tenants.set(owner.userId, tenantId);
    return { owner, tenantId };
  }

  async write(ctx: UserCtx, message: string, more: Partial<RequestInput<typeof sendChatMessage>> = {}) {
    const { message: sent } = await this.call(sendChatMessage, { clientId: newId(), message, ...more }, ctx);
    return sent;
  }

  async texts(ctx: UserCtx, more: RequestInput<typeof getPreviousMessages> = {}): Promise<string[]> {
    const { data } = await this.call(getPreviousMessages, more, ctx);
    return data.map(({ message }) => message);
  }

  changes(ctx: UserCtx, after: number, limit = 100) {
    return this.call(getChatChanges, { after, limit }, ctx);
  }

  /** Payloads that windows of the room got, by event. */
  heard(event: string): unknown[] {
    return this.bus.signals.filter((one) => one.event === event).map(({ payload }) => payload);
  }
}
