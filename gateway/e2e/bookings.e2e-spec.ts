import { beforeAll, describe, expect, it } from '@jest/globals';
import {
  addUpdateAppointment,
  addUpdateSchedule,
  deleteAppointments,
  deleteSchedules,
  duplicateAppointment,
  getPublicAppointment,
  getSchedule,
  listAppointments,
  listSchedules,
  listSlots,
  makeScheduleDefault,
  toggleAppointment,
  type AnyCommand,
  type AppointmentView,
} from '@linkyard/contracts';
import { call, must, newCreator, type Person } from '@linkyard/testing';

describe('appointments and schedules', () => {
  let ana: Person;
  let talk: AppointmentView;
  let scheduleId: string;
  beforeAll(async () => {
    ana = await newCreator('Ana');
    const sent = { title: 'Talk', state: 'published' as const, minimumNotice: 0, durations: [60] };
    talk = await must(addUpdateAppointment, sent, ana.token);
    const schedule = await must(addUpdateSchedule, { name: 'All week', timeZone: 'Europe/Berlin' }, ana.token);
    scheduleId = schedule._id;
  });

  it('are made, changed, listed, copied and deleted by their creator', async () => {
    const { _id } = talk;
    talk = await must(addUpdateAppointment, { _id, rev: talk.rev, title: 'Long talk', scheduleId }, ana.token);
    const copy = await must(duplicateAppointment, { _id }, ana.token);
    expect(await must(deleteAppointments, { _id: copy._id }, ana.token)).toEqual({ ids: [copy._id] });
    expect((await must(listAppointments, {}, ana.token)).data).toMatchObject([{ title: 'Long talk' }]);
    expect((await must(getSchedule, { _id: scheduleId }, ana.token)).schedule.usedBy).toBe(1);
    expect((await must(makeScheduleDefault, { _id: scheduleId }, ana.token)).isDefault).toBe(true);
    const { data } = await must(listSchedules, {}, ana.token);
    expect(await must(deleteSchedules, { _id: data[1]?._id }, ana.token)).toEqual({ ids: [data[1]?._id] });
  });

  it('are open without a login while they are on', async () => {
    const { _id, publicId } = talk;
    expect((await must(getPublicAppointment, { publicId })).appointment.title).toBe('Long talk');
    const days = { from: '2027-03-01', to: '2027-03-07', timeZone: 'Asia/Kolkata' };
    expect((await must(listSlots, { publicId, ...days })).timeZone).toBe('Asia/Kolkata');
    await must(toggleAppointment, { _id, status: 0 }, ana.token);
    expect((await call(getPublicAppointment, { publicId })).http).toBe(404);
    expect((await call(listSlots, { publicId, ...days })).http).toBe(404);
    await must(toggleAppointment, { _id, status: 1 }, ana.token);
  });

  it.each([
    [addUpdateAppointment, { price: '12,30' }, 'price'],
    [addUpdateAppointment, { title: { $ne: '' } }, 'title'],
    [addUpdateSchedule, { weekly: [{ day: 7, intervals: [] }] }, 'weekly.0.day'],
    [listSlots, { publicId: 'x'.repeat(22), from: '2027-01-01', to: '2027-04-01', timeZone: 'UTC' }, 'to'],
    [getPublicAppointment, { publicId: 'short' }, 'publicId'],
    [listAppointments, { sort: 'userId' }, 'sort'],
  ] as [AnyCommand, object, string][])('refuse invalid input by its field: $subject', async (command, body, path) => {
    const reply = await call(command, body, ana.token);
    expect(reply.http).toBe(422);
    expect(JSON.stringify(reply)).toContain(path);
  });
});
