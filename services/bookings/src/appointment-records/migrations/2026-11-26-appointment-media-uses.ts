import { appointmentMediaUsed } from '@linkyard/contracts';
import type { Migration } from '@linkyard/mongo';
import { addMediaUse, Outbox } from '@linkyard/service-kit';
import { appointments } from '../appointment.schema.js';

/** Appointments from before their files were published: publishes them for each. Repeated, it publishes the same for the same `rev`. */
export const appointmentMediaUses: Migration = {
  id: '2026-11-26-appointment-media-uses',
  async up(database) {
    const outbox = new Outbox(database);
    for await (const after of database.collection(appointments).find({ deletedAt: null }))
      await database.transaction(() => addMediaUse(outbox, appointmentMediaUsed, { before: null, after }));
  },
};
