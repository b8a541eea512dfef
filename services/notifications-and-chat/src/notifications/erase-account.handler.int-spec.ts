import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { migrate, newId, ServiceDatabase } from '@linkyard/mongo';
import { collectionsThatMention, fillEveryCollection, ownDatabase } from '@linkyard/service-kit/testing';
import { notificationsAndChatService } from '../notifications-and-chat.module.js';
import { EraseAccountHandler } from './erase-account.handler.js';
import { leadMails } from './lead-mail.schema.js';

const { name, models } = notificationsAndChatService;

describe('erasing an account', () => {
  let database: ServiceDatabase;
  beforeAll(async () => {
    database = await ServiceDatabase.open(name, ownDatabase(name));
    await migrate(database, models, []);
  }, 30_000);
  afterAll(async () => {
    await database.db.dropDatabase();
    await database.close();
  });

  it('leaves no record of the owner in any collection of the service', async () => {
    const userId = newId();
    const records = { userId, kept: {}, fields: { 'lead-mails': { _id: userId } } };
    await fillEveryCollection(database, models, records);
    const facts = { eventId: 'e', tenantId: null, requestId: null, at: new Date() };
    await new EraseAccountHandler(database, database.model(leadMails)).onUserDeleted({ userId, tenantId: null }, facts);
    expect(await collectionsThatMention(database, models, records)).toEqual([]);
  });
});
