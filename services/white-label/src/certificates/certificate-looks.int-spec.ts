import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  activeAdmins,
  certificateExpiring,
  certificateFailed,
  certificateNeedsOperator,
  type DomainState,
} from '@linkyard/contracts';
import { newId } from '@linkyard/mongo';
import { WhiteLabelHarness } from '../testing/white-label-harness.js';
import { CertificateLooksJob } from './certificate-looks.job.js';
import { CertificateProbe, type SeenCertificate } from './certificate-probe.js';
import { CERTIFICATE_SETTINGS } from './certificate-settings.js';

const dayMs = 86_400_000;
const start = Date.UTC(2026, 10, 26);
const inDays = (days: number) => new Date(start + days * dayMs);

describe('the certificate of a domain', () => {
  let service: WhiteLabelHarness;
  let looked: string[];
  let shown: SeenCertificate;
  let counter = 0;
  let host: string;
  const settings = { hasTls: true };
  beforeAll(async () => {
    const look = async (name: string) => {
      looked.push(name);
      return shown;
    };
    service = await WhiteLabelHarness.start([
      { provide: CertificateProbe, useValue: { look } },
      { provide: CERTIFICATE_SETTINGS, useValue: settings },
    ]);
  }, 30_000);
  const admins = [newId()];
  beforeAll(() => service.answeringBus.answer(activeAdmins, () => ({ userIds: admins })));
  afterAll(() => service.stop());
  beforeEach(async () => {
    await service.rows('domains').deleteMany({});
    looked = [];
    shown = { expiresAt: inDays(90) };
    settings.hasTls = true;
    host = `host${(counter += 1)}.agency.example`;
  });
  const run = (at = inDays(0)) => service.get(CertificateLooksJob).run(new AbortController().signal, at);
  const row = () => service.rows('domains').findOne({ host });
  const aDomain = (state: DomainState, fields = {}) => service.domain({ host, purpose: 'campaign', state, ...fields });
  const warnings = () => service.rows('outbox').find({ name: certificateExpiring.name, 'data.host': host }).toArray();

  const failures = () => service.rows('outbox').find({ name: certificateFailed.name, 'data.host': host }).toArray();

  const alarms = async () => {
    const named = { name: certificateNeedsOperator.name, 'data.host': host };
    return (await service.rows('outbox').find(named).toArray()).map(({ data }) => data);
  };

  it('is looked at once the domain is verified, which makes it active, and then twice a day', async () => {
    await aDomain('verified');
    await run();
    expect(await row()).toMatchObject({ state: 'active', certState: 'active', certExpiresAt: inDays(90), error: '' });
    await run(inDays(0.4));
    expect(looked).toEqual([host]);
    await run(inDays(0.6));
    expect(looked).toEqual([host, host]);
  });

  it.each(['pending', 'failed', 'suspended', 'removed'] as const)(
    'is not looked at while the domain is %s',
    async (state) => {
      await aDomain(state);
      await run();
      expect(looked).toEqual([]);
    },
  );

  it('is tried for again, less and less often, and the domain says why there is none', async () => {
    shown = { failure: 'none' };
    await aDomain('verified', { certCheckAt: inDays(0) });
    const minutes = [0, 1, 4, 19, 79, 439];
    for (const [tried, minute] of minutes.entries()) {
      const at = new Date(start + minute * 60_000);
      await run(new Date(at.getTime() - 1_000));
      expect(looked).toHaveLength(tried);
      await run(at);
      expect(looked).toHaveLength(tried + 1);
    }
    expect(await row()).toMatchObject({ state: 'verified', certState: 'failed', error: 'none', certFailures: 6 });
    // From the fourth look on, after 19 minutes: one piece of news, whose time is its key.
    const said = await failures();
    expect(said).toHaveLength(3);
    for (const { data } of said) expect(data).toMatchObject({ host, since: inDays(0).toISOString() });
    expect((await alarms())[0]).toMatchObject({ host, problem: 'first', at: inDays(0).toISOString(), admins });
    shown = { expiresAt: inDays(90) };
    await run(inDays(1));
    expect(await row()).toMatchObject({ state: 'active', certState: 'active', error: '', certFailures: 0 });
  });

  it('stays in use while a look fails, and its end is announced from two weeks before', async () => {
    await aDomain('active', { certState: 'active', certExpiresAt: inDays(15) });
    shown = { failure: 'unreachable' };
    await run();
    expect(await row()).toMatchObject({ state: 'active', certState: 'active', error: 'unreachable' });
    expect(await warnings()).toEqual([]);
    await run(inDays(2));
    const [warning] = await warnings();
    expect(await alarms()).toMatchObject([{ problem: 'renewal', at: inDays(15).toISOString(), admins }]);
    expect(await failures()).toEqual([]);
    expect(warning?.data).toMatchObject({ host, purpose: 'campaign', expiresAt: inDays(15).toISOString() });
    await run(inDays(16));
    expect(await row()).toMatchObject({ state: 'active', certState: 'failed' });
  });

  it('of a failing domain is looked at, and makes it no better', async () => {
    await aDomain('failing');
    await run();
    expect(await row()).toMatchObject({ state: 'failing', certState: 'active' });
  });

  it('is nothing to wait for where there is no TLS', async () => {
    settings.hasTls = false;
    await aDomain('verified');
    await run();
    expect(looked).toEqual([]);
    expect(await row()).toMatchObject({ state: 'active', certState: 'none', certExpiresAt: null });
  });
});
