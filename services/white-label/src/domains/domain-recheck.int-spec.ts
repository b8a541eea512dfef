import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { addDomain, domainFailing } from '@linkyard/contracts';
import { creator } from '@linkyard/service-kit/testing';
import { startDns } from '@linkyard/simulators';
import { DnsHarness } from '../testing/dns-harness.js';
import { WhiteLabelHarness } from '../testing/white-label-harness.js';
import { DomainRecheck } from './domain-recheck.job.js';

const minuteMs = 60_000;
const dayMs = 1_440 * minuteMs;

describe('the looks that no person asks for', () => {
  let dns: DnsHarness;
  let service: WhiteLabelHarness;
  const ana = creator();
  const begun = Date.now();
  beforeAll(async () => {
    dns = new DnsHarness(await startDns());
    service = await WhiteLabelHarness.start(dns.parts());
  }, 30_000);
  afterAll(() => Promise.all([service.stop(), dns.stop()]));

  const lookAfter = (ms: number) => service.get(DomainRecheck).run(new AbortController().signal, new Date(begun + ms));
  const claim = async (host: string) => (await service.call(addDomain, { domain: host }, ana)).domain;
  const rowOf = (host: string) => service.rows('domains').findOne({ host });
  /** Until its next look is due. */
  const lookWhenDue = async (host: string) => {
    const row = await rowOf(host);
    const due = row?.['nextCheckAt'];
    if (!(due instanceof Date)) throw new Error(`${host} is not looked at again`);
    await lookAfter(due.getTime() - begun);
    return rowOf(host);
  };

  it('verify a claim whose records have come', async () => {
    const { records } = await claim('later.example');
    await lookAfter(0);
    expect(await rowOf('later.example')).toMatchObject({ state: 'pending', attempts: 1 });
    dns.obey('later.example', records);
    expect(await lookWhenDue('later.example')).toMatchObject({ state: 'verified', attempts: 2 });
  });

  it('end a claim after 14 days, which a person can begin again', async () => {
    await claim('never.example');
    await lookAfter(14 * dayMs);
    await lookAfter(16 * dayMs);
    expect(await rowOf('never.example')).toMatchObject({ state: 'failed', nextCheckAt: null });
    const { state } = await claim('never.example');
    expect(state).toBe('failed');
    await service.rows('domains').updateMany({}, { $set: { lastCheckedAt: null } });
    expect((await claim('never.example')).state).toBe('pending');
  });

  it('notify the owner at the third miss, once, and bring the domain back', async () => {
    const host = 'moved.example';
    const { records } = await claim(host);
    dns.obey(host, records);
    await service.rows('domains').updateMany({}, { $set: { lastCheckedAt: null } });
    await claim(host);
    const elsewhere = records.map((record) => (record.type === 'A' ? { ...record, value: '198.51.100.7' } : record));
    dns.obey(host, elsewhere);
    const states = [];
    for (let look = 0; look < 4; look += 1) states.push((await lookWhenDue(host))?.['state']);
    expect(states).toEqual(['verified', 'verified', 'failing', 'failing']);
    const events = await service.events(domainFailing.name);
    expect(events.filter((event) => event['host'] === host)).toMatchObject([{ ownerId: ana.userId, reason: 'dns' }]);
    dns.obey(host, records);
    expect(await lookWhenDue(host)).toMatchObject({ state: 'verified', failedChecks: 0, failingSince: null });
  });

  it('leave a domain as it is while its name servers refuse to answer', async () => {
    const host = 'outage.example';
    const { records } = await claim(host);
    dns.obey(host, records);
    await service.rows('domains').updateMany({}, { $set: { lastCheckedAt: null } });
    await claim(host);
    dns.zone(host, [], 'refused');
    for (let look = 0; look < 5; look += 1) await lookWhenDue(host);
    expect(await rowOf(host)).toMatchObject({ state: 'verified', failedChecks: 0 });
  });

  it('are of many accounts in one run, each domain once', async () => {
    const hosts = Array.from({ length: 40 }, (_, at) => `many${at}.example`);
    for (const host of hosts)
      await service.domain({ host, purpose: 'campaign', state: 'pending', nextCheckAt: new Date(begun) });
    await lookAfter(0);
    const rows = await service
      .rows('domains')
      .find({ host: { $in: hosts } })
      .toArray();
    expect(rows.map((row) => row['attempts'])).toEqual(hosts.map(() => 1));
  });
});
