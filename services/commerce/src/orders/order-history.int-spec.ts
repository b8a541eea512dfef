import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { fulfilOrder, getOrder, noteOrder, type Ctx } from '@linkyard/contracts';
import { DomainError } from '@linkyard/service-kit';
import { cuttingProxy, isLinearizable, type CuttingProxy, type RegisterOp } from '@linkyard/testing';
import { ShopHarness } from '../testing/shop-harness.js';

const runs = 50;
const clients = [0, 1, 2, 3];
const rounds = 3;
const address = process.env['MONGODB_URI'] ?? 'mongodb://127.0.0.1:27017/linkyard?replicaSet=rs0';

/** @source quality.md R33 */
describe('what concurrent clients see of an order while connections to the database are cut', () => {
  let shop: ShopHarness;
  let proxy: CuttingProxy;
  let ana: Ctx & { userId: string };
  let publicId: string;
  let clock = 0;
  const tick = () => (clock += 1);

  beforeAll(async () => {
    const { host, username } = new URL(address);
    proxy = await cuttingProxy(`http://${host}`);
    const through = new URL(address);
    through.host = new URL(proxy.url).host;
    through.search = `?directConnection=true${username ? '&authSource=admin' : ''}`;
    process.env['MONGODB_URI'] = through.href;
    shop = await ShopHarness.start();
    ana = shop.seller();
    ({ publicId } = await shop.product({ type: 'service' }, ana));
  }, 60_000);
  afterAll(async () => {
    proxy.loses = 0;
    await shop.stop();
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
  const read = async (_id: string) => (await answered(() => shop.call(getOrder, { _id }, ana)))?.order;

  async function registerHistory(_id: string): Promise<RegisterOp[]> {
    const history: RegisterOp[] = [];
    const client = async (name: number) => {
      for (let round = 0; round < rounds; round += 1) {
        const value = `${name}.${round}`;
        const from = tick();
        if (name === round) proxy.loses = 1;
        const written = await answered(() => shop.call(noteOrder, { _id, note: value }, ana));
        history.push({
          kind: 'write',
          value,
          from,
          until: written ? tick() : Infinity,
        });
        const readFrom = tick();
        const order = await read(_id);
        if (order)
          history.push({
            kind: 'read',
            value: order.notesInternal.at(-1)?.text ?? '',
            from: readFrom,
            until: tick(),
          });
      }
    };
    await Promise.all(clients.map(client));
    return history;
  }

  it(`is one order of the notes, in ${runs} runs`, async () => {
    const before = proxy.lost;
    const refuted: RegisterOp[][] = [];
    for (let run = 0; run < runs; run += 1) {
      const { _id } = await shop.paid(publicId, ana);
      const history = await registerHistory(_id);
      proxy.loses = 0;
      if (!isLinearizable(history, '')) refuted.push(history);
    }
    expect(refuted).toEqual([]);
    expect(proxy.lost - before).toBeGreaterThan(runs);
  }, 240_000);

  it('contains each acknowledged fulfilment once, from its acknowledgement on', async () => {
    const { _id, lines } = await shop.paid(publicId, ana, clients.length * rounds);
    const lineId = lines[0]?.id ?? '';
    let acknowledged = 0;
    let asked = 0;
    const seen: [least: number, read: number, most: number][] = [];
    const client = async (name: number) => {
      for (let round = 0; round < rounds; round += 1) {
        const request = {
          _id,
          lines: [{ lineId, qty: 1 }],
          notify: false,
          idempotencyKey: randomUUID(),
        };
        const least = acknowledged;
        const order = await read(_id);
        if (order) seen.push([least, order.fulfilments.length, asked]);
        asked += 1;
        if (name === round) proxy.loses = 1;
        // As a browser does: the same request again until it is answered.
        while (!(await answered(() => shop.call(fulfilOrder, request, ana)))) proxy.loses = 0;
        acknowledged += 1;
      }
    };
    await Promise.all(clients.map(client));
    for (const [least, count, most] of seen) expect([count >= least, count <= most]).toEqual([true, true]);
    expect(await read(_id)).toMatchObject({
      state: 'fulfilled',
      lines: [{ fulfilledQty: clients.length * rounds }],
    });
    expect((await read(_id))?.fulfilments).toHaveLength(clients.length * rounds);
  }, 60_000);
});
