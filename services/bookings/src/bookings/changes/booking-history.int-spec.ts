import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { listBookings, noteBooking, saveBooking, type AppointmentView } from '@linkyard/contracts';
import { DomainError } from '@linkyard/service-kit';
import { visitor } from '@linkyard/service-kit/testing';
import { cuttingProxy, isLinearizable, type CuttingProxy, type RegisterOp } from '@linkyard/testing';
import { aRequest, BookingsHarness, type Creator } from '../../testing/bookings-harness.js';

const runs = 50;
const clients = [0, 1, 2, 3];
const rounds = 3;
const address = process.env['MONGODB_URI'] ?? 'mongodb://127.0.0.1:27017/linkyard?replicaSet=rs0';
/** An hour of the opening times, each on a day of its own. */
const slot = (number: number) => new Date(Date.UTC(2031, 5, 1 + number, 10)).toISOString();

/** @source quality.md R33 */
describe('what concurrent clients see of bookings while connections to the database are cut', () => {
  let bookings: BookingsHarness;
  let proxy: CuttingProxy;
  let host: Creator;
  let appointment: AppointmentView;
  let clock = 0;
  const tick = () => (clock += 1);

  beforeAll(async () => {
    const { host: server, username } = new URL(address);
    proxy = await cuttingProxy(`http://${server}`);
    const through = new URL(address);
    through.host = new URL(proxy.url).host;
    through.search = `?directConnection=true${username ? '&authSource=admin' : ''}`;
    process.env['MONGODB_URI'] = through.href;
    bookings = await BookingsHarness.start();
    ({ ctx: host, appointment } = await bookings.anAppointment());
  }, 60_000);
  afterAll(async () => {
    proxy.loses = 0;
    await bookings.stop();
    await proxy.close();
    process.env['MONGODB_URI'] = address;
  });

  /** Null where there was no answer; any refusal that is not about the outage fails the run. */
  async function answered<Reply>(work: () => Promise<Reply>): Promise<Reply | null> {
    try {
      return await work();
    } catch (error) {
      if (error instanceof DomainError && error.code === 'core.unavailable') return null;
      throw error;
    }
  }
  /** As a browser does: the same request again until it is answered. */
  async function booked(request: ReturnType<typeof aRequest>) {
    for (;;) {
      const reply = await answered(() => bookings.call(saveBooking, request, visitor()));
      if (reply) return reply;
      proxy.loses = 0;
    }
  }
  const list = async () => (await answered(() => bookings.call(listBookings, { listPerPage: 100 }, host)))?.data;
  const noteOf = async (uid: string) => (await list())?.find((booking) => booking.uid === uid)?.internalNotes;

  async function noteHistory(uid: string): Promise<RegisterOp[]> {
    const history: RegisterOp[] = [];
    const client = async (name: number) => {
      for (let round = 0; round < rounds; round += 1) {
        const value = `${name}.${round}`;
        const from = tick();
        if (name === round) proxy.loses = 1;
        const written = await answered(() => bookings.call(noteBooking, { uid, internalNotes: value }, host));
        history.push({ kind: 'write', value, from, until: written ? tick() : Infinity });
        const readFrom = tick();
        const note = await noteOf(uid);
        if (note !== undefined) history.push({ kind: 'read', value: note, from: readFrom, until: tick() });
      }
    };
    await Promise.all(clients.map(client));
    return history;
  }

  it('contains each acknowledged booking once, from its acknowledgement on', async () => {
    const before = (await list())?.length ?? 0;
    let acknowledged = 0;
    let asked = 0;
    const seen: [least: number, read: number, most: number][] = [];
    const client = async (name: number) => {
      for (let round = 0; round < rounds; round += 1) {
        const least = acknowledged;
        const known = await list();
        if (known) seen.push([least, known.length - before, asked]);
        asked += 1;
        if (name === round) proxy.loses = 1;
        await booked(aRequest(appointment, slot(name * rounds + round)));
        acknowledged += 1;
      }
    };
    await Promise.all(clients.map(client));
    proxy.loses = 0;
    for (const [least, count, most] of seen) expect([count >= least, count <= most]).toEqual([true, true]);
    const starts = ((await list()) ?? []).map(({ startAt }) => startAt);
    expect(starts).toHaveLength(before + clients.length * rounds);
    expect(new Set(starts).size).toBe(starts.length);
  }, 120_000);

  it(`is one order of a booking's notes, in ${runs} runs`, async () => {
    const before = proxy.lost;
    const refuted: RegisterOp[][] = [];
    const { uid } = (await list())?.[0] ?? { uid: '' };
    for (let run = 0; run < runs; run += 1) {
      const initial = `run ${run}`;
      await bookings.call(noteBooking, { uid, internalNotes: initial }, host);
      const history = await noteHistory(uid);
      proxy.loses = 0;
      if (!isLinearizable(history, initial)) refuted.push(history);
    }
    expect(refuted).toEqual([]);
    expect(proxy.lost - before).toBeGreaterThan(runs);
  }, 240_000);
});
