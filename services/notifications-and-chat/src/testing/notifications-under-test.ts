import { getUserContact, noDigest, type ReplyOf } from '@linkyard/contracts';
import { newId } from '@linkyard/mongo';
import { currentContext } from '@linkyard/request-context';
import { ServiceUnderTest } from '@linkyard/service-kit/testing';
import { notificationsAndChatService } from '../notifications-and-chat.module.js';

type Contact = NonNullable<ReplyOf<typeof getUserContact>['contact']>;

/** As the guard of the auth service answers the running work. */
function isSeen(tenantId: string | null): boolean {
  const scope = currentContext();
  return !scope || !('tenantId' in scope) || scope.tenantId === tenantId;
}

/** The service over a database of its own, and the people whom the auth service knows. */
export class NotificationsUnderTest extends ServiceUnderTest {
  private readonly people = new Map<string, Contact>();

  static async start(): Promise<NotificationsUnderTest> {
    const harness = new NotificationsUnderTest(await this.open(notificationsAndChatService));
    await harness.build(notificationsAndChatService.module, []);
    harness.answeringBus.answer(getUserContact, ({ userId }) => {
      const contact = harness.people.get(userId);
      return { contact: contact && isSeen(contact.tenantId) ? contact : null };
    });
    return harness;
  }

  /** @returns the id of a new person, or of one who is known under `userId` and changes */
  person(about: Partial<Contact> = {}): string {
    const { userId = newId() } = about;
    const name = { name: 'Ana', picture: '', email: `${userId}@people.example`, emailVerified: true, locale: 'en' };
    const place = { timeZone: 'UTC', currency: 'EUR', weekStart: 1, tenantId: null };
    const choice = { notificationPrefs: {}, notificationDigest: noDigest };
    const account = { status: 1 as const, state: 'active' as const, ...choice };
    this.people.set(userId, { userId, ...name, ...place, ...account, ...this.people.get(userId), ...about });
    return userId;
  }
}
