import { webinarMediaUsed } from '@linkyard/contracts';
import type { Migration } from '@linkyard/mongo';
import { addMediaUse, Outbox } from '@linkyard/service-kit';
import { webinars } from '../webinar.schema.js';

/** Webinars from before their files were published: publishes them for each. Repeated, it publishes the same for the same `rev`. */
export const webinarMediaUses: Migration = {
  id: '2026-11-26-webinar-media-uses',
  async up(database) {
    const outbox = new Outbox(database);
    for await (const after of database.collection(webinars).find({ deletedAt: null }))
      await database.transaction(() => addMediaUse(outbox, webinarMediaUsed, { before: null, after }));
  },
};
