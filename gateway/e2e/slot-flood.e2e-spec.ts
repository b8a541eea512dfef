import { randomInt, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  addUpdateAppointment,
  listSlots,
  saveBooking,
  type AnyCommand,
  type AppointmentView,
} from '@linkyard/contracts';
import { call, must, newCreator } from '@linkyard/testing';
import { LoneGateway } from './lone-gateway.js';

const someNetwork = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;
const days = { from: '2031-06-02', to: '2031-06-13', timeZone: 'Europe/Berlin' };

/** The limits that visitors have. @source quality.md 3 */
describe('a flood of questions for free times', () => {
  const gateway = new LoneGateway({ TRUSTED_PROXIES: '1' });
  let appointment: AppointmentView;
  beforeAll(async () => {
    const [ana] = await Promise.all([newCreator('Ana'), gateway.start()]);
    const rules = { durations: [60], minimumNotice: 0, window: { type: 'unlimited' as const }, reminders: [] };
    appointment = await must(addUpdateAppointment, { title: 'Sitting', state: 'published', ...rules }, ana.token);
  }, 60_000);
  afterAll(() => gateway.stop());

  const ask = async ({ http }: AnyCommand, body: object, network: string) => {
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': network };
    const reply = await fetch(`${gateway.url}${http?.path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    const { code }: { code: string } = await reply.json();
    return { status: reply.status, code, wait: Number(reply.headers.get('retry-after')) };
  };
  const statusesOf = (answers: readonly { status: number }[]) =>
    [200, 429].map((wanted) => answers.filter(({ status }) => status === wanted).length);

  it('is answered 120 times a minute, then refused with the time to wait, and others are not affected', async () => {
    const [loud, quiet] = [someNetwork(), someNetwork()];
    const slots = { publicId: appointment.publicId, ...days };
    const answers = [];
    for (let round = 0; round < 13; round += 1)
      answers.push(...(await Promise.all(Array.from({ length: 10 }, () => ask(listSlots, slots, loud)))));
    expect(statusesOf(answers)).toEqual([120, 10]);
    const last = answers.at(-1);
    expect(last).toMatchObject({ status: 429, code: 'core.rate_limited' });
    expect(last?.wait).toBeGreaterThan(0);
    expect(await ask(listSlots, slots, quiet)).toMatchObject({ status: 200 });
  }, 60_000);

  it('may not end in more than twelve bookings of one network', async () => {
    const { body } = await call(listSlots, { publicId: appointment.publicId, ...days });
    const starts = Object.values(body.data?.days ?? {}).flatMap((times) => times.map(({ start }) => start));
    const network = someNetwork();
    const booked = starts.slice(0, 15).map((start) => ({
      ...{ publicId: appointment.publicId, start, timeZone: days.timeZone, idempotencyKey: randomUUID() },
      attendee: { name: 'Ada', email: 'ada@example.com' },
    }));
    const answers = [];
    for (const request of booked) answers.push(await ask(saveBooking, request, network));
    expect(statusesOf(answers)).toEqual([12, 3]);
  }, 60_000);
});
