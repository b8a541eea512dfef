import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  addUpdateAppointment,
  addUpdateWebinar,
  appointmentMediaUsed,
  deleteAppointments,
  deleteWebinars,
  duplicateAppointment,
  webinarMediaUsed,
  type AnyEvent,
  type RequestInput,
} from '@linkyard/contracts';
import { creator } from '@linkyard/service-kit/testing';
import { appointmentMediaUses } from './appointment-records/migrations/2026-11-26-appointment-media-uses.js';
import { BookingsHarness, type Creator } from './testing/bookings-harness.js';
import { aWebinar } from './testing/webinars.js';
import { webinarMediaUses } from './webinars/migrations/2026-11-26-webinar-media-uses.js';

const path = (name: string) => `pictures/2026-11/${name}.webp`;
const address = (name: string) => `/media/${path(name)}`;

describe('which files of the library', () => {
  let bookings: BookingsHarness;
  let host: Creator;
  beforeAll(async () => {
    bookings = await BookingsHarness.start();
  }, 60_000);
  afterAll(() => bookings.stop());
  beforeEach(() => {
    host = creator();
  });

  const published = async ({ name }: AnyEvent) =>
    (await bookings.events(name)).filter((data) => data['userId'] === host.userId);

  describe('an appointment uses', () => {
    const save = (sent: RequestInput<typeof addUpdateAppointment>) => bookings.call(addUpdateAppointment, sent, host);

    it('is published when its picture or its title changes, and only then', async () => {
      const made = await save({ title: 'Call', image: address('one') });
      const { _id } = made;
      const use = { recordId: _id, userId: host.userId, mediaIds: [] };
      const later = await save({ _id, rev: made.rev, description: 'Half an hour' });
      const renamed = await save({ _id, rev: later.rev, title: 'Long call' });
      const other = await save({ _id, rev: renamed.rev, image: address('two') });
      await bookings.call(deleteAppointments, { ids: [_id] }, host);
      expect(await published(appointmentMediaUsed)).toEqual([
        { ...use, title: 'Call', version: made.rev, paths: [path('one')] },
        { ...use, title: 'Long call', version: renamed.rev, paths: [path('one')] },
        { ...use, title: 'Long call', version: other.rev, paths: [path('two')] },
        { ...use, title: 'Long call', version: other.rev + 1, paths: [] },
      ]);
    });

    it('is published for a copy, and for one stored before', async () => {
      const original = await save({ title: 'Call', image: address('one') });
      const copy = await bookings.call(duplicateAppointment, { _id: original._id }, host);
      const [first, second] = await published(appointmentMediaUsed);
      expect(second).toMatchObject({ recordId: copy._id, title: copy.title, version: 1, paths: [path('one')] });
      await appointmentMediaUses.up(bookings.database);
      expect((await published(appointmentMediaUsed)).slice(2)).toEqual([first, second]);
    });
  });

  describe('a webinar uses', () => {
    it('is published with its presenters when it changes, and is nothing once it is deleted', async () => {
      const hosts = [{ name: 'Ada', avatar: address('ada') }];
      const { webinar } = await aWebinar(bookings, { image: address('cover'), hosts, state: 'draft' }, host);
      const { _id, rev } = webinar;
      const use = { recordId: _id, userId: host.userId, title: webinar.title, mediaIds: [] };
      await bookings.call(addUpdateWebinar, { _id, rev, hosts: [] }, host);
      await webinarMediaUses.up(bookings.database);
      await bookings.call(deleteWebinars, { ids: [_id] }, host);
      expect(await published(webinarMediaUsed)).toEqual([
        { ...use, version: rev, paths: [path('ada'), path('cover')] },
        { ...use, version: rev + 1, paths: [path('cover')] },
        { ...use, version: rev + 1, paths: [path('cover')] },
        { ...use, version: rev + 2, paths: [] },
      ]);
    });
  });
});
