import { describe, expect, it, jest } from '@jest/globals';
import { defineCommand, login, payCheckout } from '@linkyard/contracts';
import { timeLeftMs, withDeadline } from '@linkyard/mongo';
import { z } from 'zod';
import { Admission } from './admission.js';

const write = defineCommand({
  subject: 'garden.beds.water',
  http: { path: '/garden/water', role: 'user' },
  summary: 'Water a bed',
  request: z.object({}),
  reply: z.object({}),
  timeoutMs: 1_000,
});

/** Work that ends when the spec says so. */
function held() {
  let end: () => void = () => undefined;
  const ended = new Promise<void>((resolve) => (end = resolve));
  return { work: () => ended, end };
}

/** Takes every place of a kind. @returns what ends that work, and how many commands were accepted */
async function filled(admission: Admission, command: Parameters<Admission['run']>[0]) {
  const { work, end } = held();
  const accepted: Promise<void>[] = [];
  for (let isFull = false; !isFull;) {
    const run = admission.run(command, work);
    isFull = await Promise.race([
      run.then(
        () => false,
        () => true,
      ),
      new Promise<false>((go) => setImmediate(go, false)),
    ]);
    if (!isFull) accepted.push(run);
  }
  return { accepted, end };
}

describe('the admission of commands', () => {
  it('refuses at once what would have to wait for long, and says when to come back', async () => {
    const admission = new Admission();
    const { accepted, end } = await filled(admission, write);
    const refused = await admission.run(write, async () => 'done').catch((error: unknown) => error);
    expect(refused).toMatchObject({ code: 'core.unavailable', http: 503 });
    expect(refused).toHaveProperty('details.retryAfterSec', expect.any(Number));
    end();
    await Promise.all(accepted);
    expect(accepted.length).toBeLessThan(150);
    expect(await admission.run(write, async () => 'done')).toBe('done');
  });

  it('has room for signing in while another kind of the same service has none', async () => {
    const admission = new Admission();
    const { end, accepted } = await filled(admission, { ...payCheckout, service: 'auth' });
    expect(await admission.run(login, async () => 'signed in')).toBe('signed in');
    end();
    await Promise.all(accepted);
  });

  it('does not begin what has waited until its caller was gone', async () => {
    const admission = new Admission();
    const first = held();
    const running = Array.from({ length: 12 }, () => admission.run(write, first.work));
    const now = Date.now();
    let isBegun = false;
    const begin = async () => {
      isBegun = true;
    };
    const waiting = withDeadline(now + 1_000, () => admission.run(write, begin)).catch((error: unknown) => error);
    const clock = jest.spyOn(Date, 'now').mockReturnValue(now + 2_000);
    first.end();
    await Promise.all(running);
    expect(await waiting).toHaveCode('core.unavailable');
    expect(isBegun).toBe(false);
    clock.mockRestore();
  });

  it('does not begin what had to wait for more than four seconds', async () => {
    const admission = new Admission();
    const first = held();
    const running = Array.from({ length: 12 }, () => admission.run(write, first.work));
    const waiting = admission.run(write, async () => 'begun').catch((error: unknown) => error);
    const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 4_001);
    first.end();
    await Promise.all(running);
    expect(await waiting).toHaveCode('core.unavailable');
    clock.mockRestore();
  });

  it('begins a waiting command with its own deadline', async () => {
    const admission = new Admission();
    const first = held();
    const running = Array.from({ length: 12 }, () => admission.run(write, first.work));
    const waiting = withDeadline(Date.now() + 60_000, () => admission.run(write, async () => timeLeftMs()));
    first.end();
    await Promise.all(running);
    expect(await waiting).toBeLessThanOrEqual(60_000);
  });
});
