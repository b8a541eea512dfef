import { embedded, ownedCollection, type DocumentOf } from '@linkyard/mongo';

const interval = embedded({ start: { type: String, required: true }, end: { type: String, required: true } });

/** @source models.md 7 Schedule */
export const schedules = ownedCollection({
  name: 'Schedule',
  collection: 'schedules',
  fields: {
    name: { type: String, required: true },
    timeZone: { type: String, required: true },
    isDefault: { type: Boolean, default: false },
    weekly: { type: [embedded({ day: { type: Number, required: true }, intervals: { type: [interval] } })] },
    overrides: { type: [embedded({ date: { type: String, required: true }, intervals: { type: [interval] } })] },
    timeOff: {
      type: [
        embedded({
          from: { type: String, required: true },
          to: { type: String, required: true },
          reason: { type: String, default: '' },
        }),
      ],
    },
    holidayCountry: { type: String, default: '' },
  },
  indexes: [
    {
      key: { userId: 1, isDefault: 1 },
      // Two first calls at the same moment make one default schedule.
      options: { unique: true, partialFilterExpression: { isDefault: true, deletedAt: null } },
    },
  ],
});
export type Schedule = DocumentOf<typeof schedules>;
