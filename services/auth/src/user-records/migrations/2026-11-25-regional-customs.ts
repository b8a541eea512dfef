import type { Migration } from '@linkyard/mongo';
import { customsOfLocale, regionalCustoms } from '../regional-customs.js';
import { users } from '../user.schema.js';

/** Accounts from before these could be chosen have one clock and one first day of the week for all: what is usual in their country instead. */
export const regionalCustomsOfAccounts: Migration = {
  id: '2026-11-25-regional-customs',
  async up(database) {
    const untouched = { deletedAt: null, weekStart: 1, timeFormat: 24 as const };
    for await (const user of database.collection(users).find(untouched)) {
      const { country } = user.address;
      const { weekStart, timeFormat } = country ? regionalCustoms(country, user) : customsOfLocale(user.locale);
      await database.collection(users).updateOne({ _id: user._id }, { $set: { weekStart, timeFormat } });
    }
  },
};
