import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { accountTransferred, userDeleted } from '@linkyard/contracts';
import { newId } from '@linkyard/mongo';
import { collectionsThatMention, fillEveryCollection } from '@linkyard/service-kit/testing';
import { notificationsAndChatService } from '../notifications-and-chat.module.js';
import { NotificationsUnderTest } from '../testing/notifications-under-test.js';

const { models } = notificationsAndChatService;
/** Of no person. */
const kept = {
  chat_rooms: 'counters of rooms',
  'enquiry-limits': 'keys of networks and accounts, gone within the hour',
  'push-keys': 'of the installation',
  'push-subscriptions': 'addresses of browsers: whose they are is in what they follow',
  'push-service-pauses': 'of push services',
};

describe('the end of an account', () => {
  let service: NotificationsUnderTest;
  beforeAll(async () => {
    service = await NotificationsUnderTest.start();
  }, 30_000);
  afterAll(() => service.stop());

  it.each(['deleted', 'transferred'] as const)('that is %s leaves no record in any collection', async (end) => {
    const [userId, tenantId] = [newId(), newId()];
    const message = { roomId: newId(), clientId: newId(), seq: 1, rev: 1 };
    const fields = { 'lead-mails': { _id: userId }, chat_messages: message };
    const records = { userId, kept, fields };
    await fillEveryCollection(service.database, models, records);
    if (end === 'deleted') await service.deliver(userDeleted, { userId, tenantId: null });
    else await service.deliver(accountTransferred, { from: userId, to: newId(), tenantId });
    expect(await collectionsThatMention(service.database, models, records)).toEqual([]);
  });
});
