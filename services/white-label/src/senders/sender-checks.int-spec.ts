import { Resolver } from 'node:dns/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { getUserContact, senderChecks, testSender } from '@linkyard/contracts';
import { newId } from '@linkyard/mongo';
import { dkimKeys, smtpPasswords } from '@linkyard/service-kit';
import { creator } from '@linkyard/service-kit/testing';
import { startDns, type DnsSimulator } from '@linkyard/simulators';
import { authenticate } from 'mailauth';
import { DNS_SETTINGS, dnsSettingsFrom } from '../dns/dns-settings.js';
import { connectingTo, startMailServer, type MailServerOfSpec } from '../testing/mail-servers.js';
import { WhiteLabelHarness } from '../testing/white-label-harness.js';
import { WhiteLabelsRepository } from '../white-labels/white-labels.repository.js';
import { SenderRecheck } from './sender-recheck.job.js';
import { SENDER_TEST_CONFIG } from './sender-test-config.js';

const keys = { DATA_KEY: 'k'.repeat(40) };

describe('the DNS records of a sender', () => {
  let service: WhiteLabelHarness;
  let dns: DnsSimulator;
  let mail: MailServerOfSpec;
  let owner: ReturnType<typeof creator>;
  let tenantId: string;
  let domain: string;

  beforeAll(async () => {
    [dns, mail] = await Promise.all([startDns(), startMailServer()]);
    const settings = dnsSettingsFrom({ LINKYARD_MODE: 'development', DNS_SERVERS: dns.server });
    const config = { connect: connectingTo({ 587: mail.port }, true), keys, timeoutMs: 2_000, mailTimeoutMs: 5_000 };
    service = await WhiteLabelHarness.start([
      { provide: DNS_SETTINGS, useValue: settings },
      { provide: SENDER_TEST_CONFIG, useValue: config },
    ]);
    service.answeringBus.answer(getUserContact, ({ userId }) => ({
      contact: {
        ...{ userId, name: 'Ana', email: 'ana@people.example', emailVerified: true, locale: 'de', timeZone: 'UTC' },
        ...{ tenantId: null, status: 1 as const, state: 'active' as const, notificationPrefs: {} },
      },
    }));
  }, 30_000);
  afterAll(async () => {
    await service.stop();
    await Promise.all([dns.close(), mail.close()]);
  });
  beforeEach(async () => {
    owner = creator();
    ({ _id: tenantId } = await service.get(WhiteLabelsRepository).draftOf(owner.userId));
    domain = `a${newId()}.example`;
    mail.received.length = 0;
    const passwordEnc = smtpPasswords(keys).seal(tenantId, 'secret');
    const smtp = { name: 'The Agency', email: `hello@${domain}`, host: `smtp.${domain}`, port: 587 };
    await service
      .rows('white_labels')
      .updateOne({ _id: tenantId }, { $set: { smtp: { ...smtp, username: 'agency', passwordEnc }, status: 1 } });
  });

  const look = (request = {}) => service.call(senderChecks, request, owner);
  const verdicts = async () => Object.fromEntries((await look()).records.map(({ kind, verdict }) => [kind, verdict]));
  const stored = () => service.get(WhiteLabelsRepository).ofOwner(owner.userId);
  const state = async () => (await stored())?.smtpState;
  /** Does what the screen asks for. */
  const setAll = async () => {
    const { records } = await look();
    dns.zones.set(domain, {
      fault: 'none',
      records: [
        ...records.map(({ fullName: name, value }) => ({ name, value, type: 'TXT' as const })),
        { name: `smtp.${domain}`, type: 'A', value: '192.0.2.9' },
      ],
    });
  };

  it('are named, and seen once they are set', async () => {
    expect(await verdicts()).toEqual({ dkim: 'missing', spf: 'missing', dmarc: 'missing' });
    await setAll();
    const seen = await look();
    expect(seen.records.map(({ name }) => name)).toEqual([
      expect.stringMatching(/^m\d{8}\._domainkey$/),
      '@',
      '_dmarc',
    ]);
    expect(seen).toMatchObject({ domain, failure: null });
    expect(seen.records.map(({ kind, verdict }) => [kind, verdict])).toEqual([
      ['dkim', 'ok'],
      ['spf', 'ok'],
      ['dmarc', 'monitoring'],
    ]);
    // Longer than one string of a TXT record.
    expect(seen.records[0]?.seen[0]?.length).toBeGreaterThan(255);
    expect(await state()).toMatchObject({ dkim: 'ok', spf: 'ok', dmarc: 'monitoring' });
    expect(JSON.stringify(seen)).not.toMatch(/linkyard|privateKey/i);
  });

  it('are looked at for a sender on the form, and not kept then', async () => {
    const sender = { email: 'hello@elsewhere.example', host: 'smtp.elsewhere.example' };
    expect(await look({ sender })).toMatchObject({ domain: 'elsewhere.example' });
    expect(await state()).toMatchObject({ checkedAt: null, spf: '' });
  });

  it('have one key however often it is needed first, sealed where it is stored', async () => {
    await Promise.all([look(), look(), look()]);
    const values = new Set((await Promise.all([look(), look()])).map(({ records }) => records[0]?.value));
    expect(values.size).toBe(1);
    const dkim = (await stored())?.dkim;
    expect(JSON.stringify(dkim)).not.toContain('PRIVATE');
    expect(dkimKeys(keys).open(tenantId, dkim?.privateKeyEnc ?? '')).toContain('PRIVATE KEY');
  });

  it('are those with which receivers find its mails signed, aligned and permitted', async () => {
    await setAll();
    await service.call(testSender, {}, owner);
    const [sent] = mail.received;
    const resolver = new Resolver();
    resolver.setServers([dns.server]);
    const { dkim, spf, dmarc } = await authenticate(sent?.source ?? '', {
      ...{ ip: '192.0.2.9', helo: domain, sender: sent?.from ?? '' },
      // What mailauth asks for is texts and addresses.
      resolver: (name: string, type: string) => (type === 'TXT' ? resolver.resolveTxt(name) : resolver.resolve(name)),
    });
    expect(dkim.results.map(({ status, signingDomain }) => [status.result, signingDomain])).toEqual([['pass', domain]]);
    expect(spf && spf.status.result).toBe('pass');
    expect(dmarc && [dmarc.status.result, dmarc.alignment.spf.result, dmarc.alignment.dkim.result]).toEqual([
      'pass',
      domain,
      domain,
    ]);
    expect(sent?.source).toMatch(new RegExp(`^Message-ID:\\s*<[^@]+@${domain}>`, 'im'));
    // Services that pass it on write their own.
    expect(/h=([^;]+);/.exec(sent?.source.replaceAll(/\s+/g, '') ?? '')?.[1]).not.toMatch(/message-id|date/);
  });

  it('are looked at again once a day', async () => {
    const job = service.get(SenderRecheck);
    const { signal } = new AbortController();
    await job.run(signal);
    expect(await state()).toMatchObject({ spf: 'missing' });
    await setAll();
    const lookedAt = (await state())?.checkedAt?.getTime() ?? 0;
    await job.run(signal, new Date(lookedAt + 3_600_000));
    expect((await state())?.checkedAt?.getTime()).toBe(lookedAt);
    const nextDay = new Date(lookedAt + 25 * 3_600_000);
    await job.run(signal, nextDay);
    expect(await state()).toMatchObject({ spf: 'ok', checkedAt: nextDay });
  });
});
