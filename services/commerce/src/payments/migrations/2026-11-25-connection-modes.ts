import type { Migration } from '@linkyard/mongo';
import { paymentConnections } from '../connections/payment-connection.model.js';

const keyWithoutMode = 'userId_1_provider_1_accountId_1';

/** The index that allowed one mode per account is replaced by one that names the mode. */
export const connectionModes: Migration = {
  id: '2026-11-25-connection-modes',
  async up(database) {
    const collection = database.collection(paymentConnections);
    if (await collection.indexExists(keyWithoutMode)) await collection.dropIndex(keyWithoutMode);
  },
};
