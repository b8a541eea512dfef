import { Injectable } from '@nestjs/common';
import { webinarSyncStates } from '@linkyard/contracts';
import {
  dueBy,
  embedded,
  InjectStored,
  isDuplicateKey,
  notAmong,
  ownedCollection,
  OwnedRepository,
  type DocumentOf,
  type DuePage,
  type StoredModel,
} from '@linkyard/mongo';
import type { ProviderQuestion } from './provider-question.js';

/** What stands at the provider of a webinar that is held there. */
export const webinarSyncs = ownedCollection({
  name: 'WebinarSync',
  collection: 'webinar_syncs',
  fields: {
    webinarId: { type: String, required: true, immutable: true },
    /** Webinars at the provider: one for each session of a series, else one (`sessionKey` is null). */
    rooms: {
      type: [
        embedded({
          sessionKey: { type: String, default: null },
          key: { type: String, required: true },
          /** Of the fields as they were sent last. */
          hash: { type: String, required: true },
          /** What its registration form requires; missing until it has been read. */
          questions: {
            type: [
              embedded({
                id: { type: String, required: true },
                title: { type: String, required: true },
                type: { type: String, required: true, enum: ['text', 'select'] },
                options: { type: [String] },
                field: { type: String, default: '' },
                questionKey: { type: String, default: '' },
                answerKeys: { type: [String] },
              }),
            ],
            optional: true,
          },
        }),
      ],
    },
    state: { type: String, required: true, enum: webinarSyncStates },
    attempts: { type: Number, default: 0 },
    error: { type: String, default: '' },
    /** When it is to be compared with the webinar; null when it agrees, or waits for its creator. */
    nextAt: { type: Date, default: null },
    lastSyncAt: { type: Date, default: null },
    /** When attendance is read next. */
    attendanceAt: { type: Date, default: null },
  },
  indexes: [
    { key: { userId: 1, webinarId: 1 }, options: { unique: true } },
    { key: { userId: 1, 'rooms.key': 1 } },
    { key: { nextAt: 1 }, options: { partialFilterExpression: { nextAt: { $type: 'date' } } } },
    { key: { attendanceAt: 1 }, options: { partialFilterExpression: { attendanceAt: { $type: 'date' } } } },
  ],
});
export type WebinarSync = DocumentOf<typeof webinarSyncs>;
export type Room = WebinarSync['rooms'][number];

@Injectable()
export class WebinarSyncs extends OwnedRepository<WebinarSync> {
  constructor(@InjectStored('bookings', webinarSyncs) model: StoredModel<typeof webinarSyncs>) {
    super(model);
  }

  /** The webinar was changed. Joins the caller's transaction. */
  async request(ownerId: string, webinarId: string, now = new Date()): Promise<void> {
    const again = { state: 'pending' as const, attempts: 0, error: '', nextAt: now };
    if (await this.update({ ownerId, webinarId }, { $set: again })) return;
    try {
      await this.insert(ownerId, { webinarId, rooms: [], ...again, lastSyncAt: null, attendanceAt: null });
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
    }
  }

  due(now: Date, page: DuePage): Promise<WebinarSync[]> {
    return this.find({ nextAt: dueBy(now) }, { nextAt: 1 }, page);
  }

  /** Those whose attendance is to be read. */
  attendanceDue(now: Date, page: DuePage): Promise<WebinarSync[]> {
    return this.find({ attendanceAt: dueBy(now) }, { attendanceAt: 1 }, page);
  }

  private async find(filter: object, sort: Record<string, 1>, { limit, except }: DuePage): Promise<WebinarSync[]> {
    return this.model
      .find({ ...filter, ...notAmong(except), deletedAt: null }, null, {
        sort,
        limit,
        acrossOwners: 'a recurring job writes the webinars of all creators',
      })
      .lean<WebinarSync[]>()
      .exec();
  }
}

/** What is asked for any of the rooms, each question once. */
export const questionsOf = (rooms: readonly Room[]): ProviderQuestion[] => [
  ...new Map(rooms.flatMap(({ questions = [] }) => questions.map((question) => [question.id, question]))).values(),
];

/** Where people of a session join. */
export const roomFor = (rooms: readonly Room[], sessionKey: string | null): Room | undefined =>
  rooms.find((room) => room.sessionKey === null || room.sessionKey === sessionKey);
