import { ownedCollection, type DocumentOf } from '@linkyard/mongo';

/** Counts the seats that are taken of one session of a series, or of a whole webinar. */
export const webinarSeats = ownedCollection({
  name: 'WebinarSeats',
  collection: 'webinar_seats',
  fields: {
    webinarId: { type: String, required: true },
    seatKey: { type: String, required: true },
    taken: { type: Number, default: 0 },
  },
  indexes: [{ key: { userId: 1, webinarId: 1, seatKey: 1 }, options: { unique: true } }],
});
export type WebinarSeat = DocumentOf<typeof webinarSeats>;
