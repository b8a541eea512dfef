import { describe, expect, it } from '@jest/globals';
import { inLanes } from './in-lanes.js';

interface Row {
  _id: string;
  account: string;
}
const rowsOf = (account: string, count: number): Row[] =>
  Array.from({ length: count }, (_, index) => ({ _id: `${account}-${index}`, account }));
const laneOf = ({ account }: Row) => account;
const { signal } = new AbortController();
const turn = () => new Promise<void>((resolve) => setImmediate(resolve));

describe('rows in lanes', () => {
  it('of nine healthy accounts are finished while those of one account hang', async () => {
    let release: () => void = () => undefined;
    const hanging = new Promise<void>((resolve) => (release = resolve));
    const accounts = Array.from({ length: 9 }, (_, index) => `account-${index}`);
    const rows = [...rowsOf('hanging', 50), ...accounts.flatMap((account) => rowsOf(account, 3))];
    const ended: string[] = [];
    const processing = inLanes(rows, { width: 4, laneOf, signal }, async ({ _id, account }) => {
      await (account === 'hanging' ? hanging : turn());
      ended.push(_id);
    });
    for (let turns = 0; turns < 30; turns += 1) await turn();
    expect(ended.toSorted()).toEqual(accounts.flatMap((account) => rowsOf(account, 3).map(({ _id }) => _id)));
    release();
    await processing;
    expect(ended).toHaveLength(77);
  });

  it('are never two of one lane at the same time, and keep their order within it', async () => {
    const running = new Map<string, number>();
    const order: string[] = [];
    const rows = [...rowsOf('a', 5), ...rowsOf('b', 5), ...rowsOf('c', 5)];
    let atOnce = 0;
    await inLanes(rows, { width: 2, laneOf, signal }, async ({ _id, account }) => {
      running.set(account, (running.get(account) ?? 0) + 1);
      atOnce = Math.max(
        atOnce,
        [...running.values()].reduce((sum, count) => sum + count, 0),
      );
      expect(running.get(account)).toBe(1);
      await turn();
      order.push(_id);
      running.set(account, 0);
    });
    expect(atOnce).toBe(2);
    expect(order.filter((id) => id.startsWith('a'))).toEqual(rowsOf('a', 5).map(({ _id }) => _id));
    expect(order).toHaveLength(15);
  });

  it('end with the first failure once what had begun has ended, and not at all after a signal', async () => {
    const ended: string[] = [];
    const failing = inLanes(rowsOf('a', 2).concat(rowsOf('b', 1)), { width: 2, laneOf, signal }, async ({ _id }) => {
      if (_id === 'a-0') throw new Error('no database');
      await turn();
      ended.push(_id);
    });
    await expect(failing).rejects.toThrow('no database');
    expect(ended).toContain('b-0');
    ended.length = 0;
    const stopped = inLanes(rowsOf('a', 2), { width: 2, laneOf, signal: AbortSignal.abort() }, async ({ _id }) =>
      ended.push(_id),
    );
    await stopped;
    expect(ended).toEqual([]);
  });
});
