import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { getPreviousMessages } from '@linkyard/contracts';
import { must, newCreator, until, type Person } from '@linkyard/testing';
import { ChatWindow } from './chat-window.js';
import { LoneGateway } from './lone-gateway.js';
import { TcpBalancer } from './tcp-balancer.js';

const perPerson = 12;

/** @source quality R24, cases G1, G4, G11 */
describe('three people who chat over two gateways', () => {
  const gateways = [new LoneGateway({ RATE_FACTOR: '100' }), new LoneGateway({ RATE_FACTOR: '100' })] as const;
  const windows: ChatWindow[] = [];
  let balancer: TcpBalancer;
  let url = '';
  let people: Person[];

  beforeAll(async () => {
    people = await Promise.all(['Ana', 'Ben', 'Cleo'].map((name) => newCreator(name)));
    await Promise.all(gateways.map((gateway) => gateway.start()));
    balancer = new TcpBalancer(gateways.map((gateway) => Number(new URL(gateway.url).port)));
    url = await balancer.start();
  }, 60_000);
  afterEach(() => {
    for (const window of windows.splice(0)) window.close();
  });
  afterAll(async () => {
    await balancer.stop();
    await Promise.all(gateways.map((gateway) => gateway.stop()));
  });

  it('end with the same messages in the same order, none lost or doubled, when one gateway is killed', async () => {
    const topic = `${randomUUID().slice(0, 8)}: `;
    windows.push(...people.map((person) => new ChatWindow(url, person)));
    await until(() => windows.every(({ connections }) => connections === 1));
    await Promise.all(windows.map((window) => window.sync()));
    let written = 0;
    const talk = async (window: ChatWindow, name: number) => {
      for (let at = 0; at < perPerson; at += 1) {
        await window.send(`${topic}${name}/${String(at).padStart(2, '0')}`);
        written += 1;
      }
    };
    const talking = Promise.all(windows.map(talk));
    await until(() => written >= perPerson);
    await gateways[0].kill();
    await talking;
    expect(windows.some(({ connections }) => connections > 1)).toBe(true);
    await Promise.all(windows.map((window) => window.sync()));

    const [first, ...others] = windows.map((window) => window.texts(topic));
    expect(first).toHaveLength(3 * perPerson);
    expect(new Set(first).size).toBe(3 * perPerson);
    for (const texts of others) expect(texts).toEqual(first);
    for (const name of [0, 1, 2]) {
      const own = first?.filter((text) => text.startsWith(`${topic}${name}/`));
      expect(own).toEqual([...(own ?? [])].sort());
    }
    const stored = await must(getPreviousMessages, { limit: 50 }, people[0]?.token);
    const texts = stored.data.map(({ message }) => message).filter((message) => message.startsWith(topic));
    expect(texts).toEqual(first);
  }, 60_000);
});
