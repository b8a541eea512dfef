import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  connectPayments,
  deletePaymentConnection,
  listPaymentConnections,
  setDefaultPaymentConnection,
  testPaymentConnection,
} from '@linkyard/contracts';
import { creator } from '@linkyard/service-kit/testing';
import { startStripe } from '@linkyard/simulators';
import { CommerceHarness } from '../../testing/commerce-harness.js';
import { connectionModes } from '../migrations/2026-11-25-connection-modes.js';
import { ComparePaymentsJob } from '../reconciliation/compare-payments.job.js';

describe('accounts at payment providers', () => {
  let stripe: Awaited<ReturnType<typeof startStripe>>;
  let commerce: CommerceHarness;
  beforeAll(async () => {
    stripe = await startStripe({});
    commerce = await CommerceHarness.start(stripe.url);
  }, 30_000);
  afterAll(async () => {
    await commerce.stop();
    await stripe.close();
  });

  const listed = async (ctx: ReturnType<typeof creator>) => (await commerce.call(listPaymentConnections, {}, ctx)).data;
  const connect = (secretKey: string, ctx = creator()) =>
    commerce.call(connectPayments, { provider: 'stripe', secretKey }, ctx);

  it('are connected with their webhook, the first one as the default', async () => {
    const ctx = creator();
    const first = await connect('sk_test_connections_1', ctx);
    expect(first).toMatchObject({ provider: 'stripe', mode: 'test', state: 'active', isDefault: true, lastError: '' });
    const second = await connect('sk_test_connections_2', ctx);
    expect(second.isDefault).toBe(false);
    const reply = await fetch(`${commerce.stripeUrl}/v1/webhook_endpoints`, {
      headers: { authorization: 'Bearer sk_test_connections_1' },
    });
    expect(JSON.stringify(await reply.json())).toContain(`http://shop.test/webhooks/stripe/${first._id}`);
    await commerce.call(setDefaultPaymentConnection, { _id: second._id }, ctx);
    expect((await listed(ctx)).map(({ _id, isDefault }) => [_id, isDefault])).toEqual([
      [second._id, true],
      [first._id, false],
    ]);
  });

  it('keep their secrets sealed and out of every reply', async () => {
    const ctx = creator();
    const { _id } = await connect('sk_test_connections_sealed', ctx);
    const row = await commerce.rows('payment_connections').findOne({ _id });
    expect(JSON.stringify(row)).not.toContain('sk_test_connections_sealed');
    expect(JSON.stringify(row)).not.toContain('whsec_');
    expect(Object.keys((await listed(ctx))[0] ?? {}).filter((name) => /enc|webhook/i.test(name))).toEqual([]);
  });

  it('refuse a wrong key and store nothing', async () => {
    const ctx = creator();
    await expect(connect('sk_test_invalid_key', ctx)).rejects.toHaveCode('payments.credentials_refused');
    expect(await listed(ctx)).toEqual([]);
  });

  it('are replaced, not doubled, when they are connected again', async () => {
    const ctx = creator();
    const { _id } = await connect('sk_test_connections_again', ctx);
    expect((await connect('rk_test_connections_again', ctx))._id).toBe(_id);
    expect(await listed(ctx)).toHaveLength(1);
  });

  it('are kept apart by mode, where test and live have one id at the provider', async () => {
    const ctx = creator();
    const test = await connect('sk_test_connections_modes', ctx);
    const live = await connect('sk_live_connections_modes', ctx);
    expect(live).toMatchObject({ mode: 'live', accountId: test.accountId });
    expect((await listed(ctx)).map(({ _id, mode }) => [_id, mode]).sort()).toEqual(
      [
        [test._id, 'test'],
        [live._id, 'live'],
      ].sort(),
    );
    expect((await connect('rk_live_connections_modes', ctx))._id).toBe(live._id);
  });

  it('take payments by the live one as soon as there is one, unless a test account is made the default again', async () => {
    const ctx = creator();
    const test = await connect('sk_test_connections_first', ctx);
    const live = await connect('sk_live_connections_first', ctx);
    const offered = async () =>
      (await commerce.payments.methodsOf(ctx.userId)).map(({ connectionId, isDefault }) => [connectionId, isDefault]);
    expect(await offered()).toEqual([
      [live._id, true],
      [test._id, false],
    ]);
    await commerce.call(setDefaultPaymentConnection, { _id: test._id }, ctx);
    await connect('sk_live_connections_first', ctx);
    expect((await offered())[0]).toEqual([test._id, true]);
    const second = await connect('sk_live_connections_second', ctx);
    await connect('sk_test_connections_third', ctx);
    expect((await offered()).map(([_id]) => _id).slice(0, 3)).toEqual([second._id, live._id, test._id]);
  });

  it('come back under their id when they are connected again after they were removed', async () => {
    const ctx = creator();
    const { _id } = await connect('sk_test_connections_back', ctx);
    await connect('sk_test_connections_second', ctx);
    for (let time = 0; time < 2; time += 1) {
      await commerce.call(deletePaymentConnection, { _id }, ctx);
      const again = await connect('sk_test_connections_back', ctx);
      expect(again).toMatchObject({ _id, state: 'active', status: 1, isDefault: false, lastError: '' });
    }
    expect(await listed(ctx)).toHaveLength(2);
  });

  it('of an earlier version are stored by account alone until the index is replaced', async () => {
    const rows = commerce.rows('payment_connections');
    await rows.createIndex({ userId: 1, provider: 1, accountId: 1 }, { name: 'userId_1_provider_1_accountId_1' });
    for (let time = 0; time < 2; time += 1) await connectionModes.up(commerce.database);
    expect(await rows.indexExists('userId_1_provider_1_accountId_1')).toBe(false);
  });

  it('are removed with their credentials and webhook; the next one becomes the default', async () => {
    const ctx = creator();
    const first = await connect('sk_test_connections_removed', ctx);
    const second = await connect('sk_test_connections_kept', ctx);
    await commerce.call(deletePaymentConnection, { _id: first._id }, ctx);
    expect(await listed(ctx)).toMatchObject([{ _id: second._id, isDefault: true }]);
    expect(await commerce.rows('payment_connections').findOne({ _id: first._id })).toMatchObject({ secretsEnc: '' });
    const headers = { authorization: 'Bearer sk_test_connections_removed' };
    const reply = await fetch(`${commerce.stripeUrl}/v1/webhook_endpoints`, { headers });
    expect(await reply.json()).toMatchObject({ data: [] });
  });

  it('are tested, and offered to buyers while they work', async () => {
    const ctx = creator();
    const { _id } = await connect('sk_test_connections_tested', ctx);
    expect(await commerce.call(testPaymentConnection, { _id }, ctx)).toMatchObject({ state: 'active' });
    const { payments } = commerce;
    expect(await payments.methodsOf(ctx.userId)).toEqual([
      { connectionId: _id, provider: 'stripe', mode: 'test', isDefault: true },
    ]);
    expect(await payments.methodsOf(creator().userId)).toEqual([]);
  });

  it('hear of events that are newer than their webhook once they are compared', async () => {
    const { _id } = await connect('sk_test_connections_older');
    const headers = { authorization: 'Bearer sk_test_connections_older' };
    const endpoints = `${commerce.stripeUrl}/v1/webhook_endpoints`;
    const made: unknown = await (await fetch(endpoints, { headers })).json();
    const id = /"id":"(we_\w+)"/.exec(JSON.stringify(made))?.[1];
    const narrow = async () => {
      const body = new URLSearchParams({ 'enabled_events[0]': 'charge.updated' });
      await fetch(`${endpoints}/${id}`, { method: 'POST', headers, body });
    };
    const rows = commerce.rows('payment_connections');
    const compare = async () => {
      await rows.updateOne({ _id }, { $set: { comparedAt: null } });
      await commerce.get(ComparePaymentsJob).run(new AbortController().signal);
      return JSON.stringify(await (await fetch(endpoints, { headers })).json());
    };
    await narrow();
    // As a connection of an earlier version is stored.
    await rows.updateOne({ _id }, { $unset: { webhookEvents: 1 } });
    const after = await compare();
    expect(after).toContain('"charge.captured"');
    expect(after).toContain(`"${id}"`);
    // Once they are known to agree, the endpoint is not written again.
    await narrow();
    expect(await compare()).not.toContain('"charge.captured"');
  });

  it('are listed with the providers that are simulated here', async () => {
    const { simulated } = await commerce.call(listPaymentConnections, {}, creator());
    expect(simulated).toContain('stripe');
  });

  it('of another owner are not found', async () => {
    const { _id } = await connect('sk_test_connections_other');
    for (const command of [testPaymentConnection, deletePaymentConnection, setDefaultPaymentConnection])
      await expect(commerce.call(command, { _id }, creator())).rejects.toHaveCode('core.not_found');
  });
});
