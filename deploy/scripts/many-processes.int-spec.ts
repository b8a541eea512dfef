import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { startStack } from './stack.mjs';

jest.setTimeout(120_000);

const subject = 'white-label.hosts.brand-check';

/** How many questions a process has answered so far, by its own count. */
async function answeredBy({ door }: { door: string }): Promise<number> {
  const metrics = await (await fetch(`${door}/metrics`)).text();
  const line = metrics
    .split('\n')
    .find((row) => row.startsWith(`linkyard_commands_handled_total{subject="${subject}"`));
  return Number(line?.split(' ').at(-1) ?? 0);
}

describe('a gateway and two copies of a service, each a process of its own', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'linkyard-many-'));
  let stack: Awaited<ReturnType<typeof startStack>>;
  let copies: Awaited<ReturnType<typeof stack.startRoles>>[] = [];

  beforeAll(async () => {
    // Every question comes from one address here.
    stack = await startStack({
      dataDir,
      quiet: true,
      withApp: false,
      choices: { RATE_FACTOR: '500', LOG_LEVEL: 'warn' },
    });
    // The first one makes the collections; then the others have only to start.
    copies = [await stack.startRoles('white-label', { name: 'first-copy' })];
    copies.push(await stack.startRoles('white-label', { name: 'second-copy' }));
    await stack.startRoles('gateway', { name: 'entrance' });
  });
  afterAll(async () => {
    await stack?.stop();
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
  });

  const ask = async () => {
    const response = await fetch(`${stack.url}/wl/brand-check`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    });
    await response.text();
    return response.status;
  };
  const askMany = async (count: number) => {
    const answers: number[] = [];
    for (let asked = 0; asked < count; asked += 1) answers.push(await ask());
    return answers;
  };

  it('share the load, and the death of one copy goes unnoticed', async () => {
    const answers = (await Promise.all(Array.from({ length: 4 }, () => askMany(50)))).flat();
    expect(answers.filter((status) => status !== 200)).toEqual([]);
    const shares = await Promise.all(copies.map(answeredBy));
    // There are no other callers: the two have answered all calls, and neither was idle.
    expect(shares.reduce((sum, share) => sum + share, 0)).toBe(200);
    for (const share of shares) expect(share).toBeGreaterThan(40);

    const [first, second] = copies;
    if (!first || !second) throw new Error('two copies were started');
    first.stopping = true;
    process.kill(first.pid, 'SIGKILL');
    await first.exited;
    expect((await askMany(100)).filter((status) => status !== 200)).toEqual([]);
    expect(await answeredBy(second)).toBe((shares[1] ?? 0) + 100);

    copies = [await stack.startRoles('white-label', { name: 'third-copy' }), second];
    expect((await askMany(50)).filter((status) => status !== 200)).toEqual([]);
    expect(await Promise.all(copies.map(answeredBy))).not.toContain(0);
  });
});
