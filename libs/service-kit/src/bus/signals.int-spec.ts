import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { defineSignal } from '@linkyard/contracts';
import { FlakyPort } from '@linkyard/testing';
import { z } from 'zod';
import { backing, ownName } from '../testing/backing.js';
import { BusConnection } from './nats-connection.js';
import { broadcast, listen, publishSignal } from './signals.js';

const env = backing();
const changed = defineSignal({ subject: `live.${ownName('page')}.changed`, data: z.object({ version: z.number() }) });

describe('a signal', () => {
  let port: FlakyPort;
  let sender: BusConnection;
  let hearer: BusConnection;
  const heard: number[] = [];
  beforeAll(async () => {
    port = await FlakyPort.before(env.NATS_URL);
    sender = await BusConnection.open(port.address, 'teller');
    hearer = await BusConnection.open(env.NATS_URL, 'hearer');
    listen(hearer, changed, ({ version }) => heard.push(version));
    await hearer.nats.flush();
  });
  afterAll(async () => {
    await Promise.all([sender.close(), hearer.close()]);
    await port.cut();
  });

  it('is heard by the time its teller goes on; what does not fit its contract is not', async () => {
    sender.nats.publish(changed.subject, 'no JSON');
    sender.nats.publish(changed.subject, '{"version":"x"}');
    await broadcast(sender, changed, { version: 1 });
    await hearer.nats.flush();
    expect(heard).toEqual([1]);
  });

  it('can be published without waiting for delivery, and never fails', async () => {
    const brief = await BusConnection.open(env.NATS_URL, 'brief');
    publishSignal(brief, changed, { version: 7 });
    await brief.close();
    publishSignal(brief, changed, { version: 8 });
    await hearer.nats.flush();
    expect(heard.at(-1)).toBe(7);
  });

  it('published during or after a disconnect never fails: the change it announces has happened', async () => {
    const breaking = broadcast(sender, changed, { version: 2 });
    await port.cut();
    await breaking;
    await broadcast(sender, changed, { version: 3 });
    const back = new Promise<void>((resolve) => sender.onReconnect(resolve));
    await port.mend();
    await back;
    await broadcast(sender, changed, { version: 4 });
    await hearer.nats.flush();
    expect(heard.at(-1)).toBe(4);
    expect(heard).not.toContain(3);
  });

  it('of a closing process does not wait for a server that is away', async () => {
    const leaving = await BusConnection.open(port.address, 'leaving');
    await port.cut();
    await leaving.close();
    expect(leaving.isConnected).toBe(false);
    await port.mend();
  });
});
