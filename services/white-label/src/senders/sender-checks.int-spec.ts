import { Resolver } from 'node:dns/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { findSender, getUserContact, renewSenderKey, senderChecks, testSender } from '@linkyard/contracts';
import { newId } from '@linkyard/mongo';
import { dkimKeys, smtpPasswords } from '@linkyard/service-kit';
import { creator, visitor } from '@linkyard/service-kit/testing';
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

  describe('of a new key', () => {
    const signed = async () => {
      mail.received.length = 0;
      await service.call(testSender, {}, owner);
      const resolver = new Resolver();
      resolver.setServers([dns.server]);
      const { dkim } = await authenticate(mail.received[0]?.source ?? '', {
        ...{ ip: '192.0.2.9', helo: domain, sender: `hello@${domain}` },
        resolver: (name: string, type: string) => (type === 'TXT' ? resolver.resolveTxt(name) : resolver.resolve(name)),
      });
      return dkim.results.map(({ status, selector }) => [status.result, selector]);
    };
    const kinds = async () => (await look()).records.map(({ kind }) => kind);

    it('are asked for beside those of the present one, which signs until they are seen', async () => {
      await setAll();
      const first = (await stored())?.dkim?.selector ?? '';
      await service.call(renewSenderKey, {}, owner);
      const { records } = await look();
      const second = records.find(({ kind }) => kind === 'dkimNext');
      expect(second).toMatchObject({ verdict: 'missing', name: `${first}-2._domainkey` });
      expect(await signed()).toEqual([['pass', first]]);
      expect((await service.call(findSender, { tenantId }, visitor())).sender?.dkim?.selector).toBe(first);

      await setAll();
      const after = await look();
      expect(await signed()).toEqual([['pass', `${first}-2`]]);
      expect(after.records.map(({ kind, verdict, value }) => [kind, verdict, kind === 'dkim' && value])).toEqual([
        ['dkim', 'ok', second?.value],
        ['spf', 'ok', false],
        ['dmarc', 'monitoring', false],
      ]);
      expect(after.formerKeys).toEqual([{ fullName: `${first}._domainkey.${domain}`, until: expect.any(String) }]);
      const kept = await stored();
      expect(kept?.dkimNext).toBeNull();
      expect(JSON.stringify(kept?.dkimFormer)).not.toMatch(/key/i);
      expect(JSON.stringify(kept?.dkim)).not.toContain('PRIVATE');
      expect(dkimKeys(keys).open(tenantId, kept?.dkim?.privateKeyEnc ?? '')).toContain('PRIVATE KEY');

      const inAWeek = new Date(Date.now() + 7 * 24 * 3_600_000 + 1);
      await service.get(SenderRecheck).run(new AbortController().signal, inAWeek);
      expect((await stored())?.dkimFormer).toEqual([]);
    });

    it('are those of one key, however often it is asked for at once', async () => {
      await setAll();
      await Promise.all([1, 2, 3].map(() => service.call(renewSenderKey, {}, owner)));
      const made = (await stored())?.dkimNext;
      await service.call(renewSenderKey, {}, owner);
      expect((await stored())?.dkimNext).toEqual(made);
      await setAll();
      await Promise.all([look(), look(), look()]);
      expect(await stored()).toMatchObject({ dkim: made, dkimNext: null });
      expect((await stored())?.dkimFormer).toHaveLength(1);
    });

    it('are not enough while one name server of the domain does not have them', async () => {
      await setAll();
      await service.call(renewSenderKey, {}, owner);
      await setAll();
      const zone = dns.zones.list().find(({ origin }) => origin === domain)?.zone;
      const servers = ['127.0.0.1', '127.0.0.2'].flatMap((value, index) => [
        { name: domain, type: 'NS' as const, value: `ns${index}.${domain}` },
        { name: `ns${index}.${domain}`, type: 'A' as const, value },
      ]);
      dns.zones.set(domain, { fault: 'none', records: [...(zone?.records ?? []), ...servers] });
      expect(await kinds()).toEqual(['dkim', 'dkimNext', 'spf', 'dmarc']);
      const late = await startDns({ host: '127.0.0.2', port: Number(dns.server.split(':')[1]) });
      try {
        late.zones.set(domain, { fault: 'none', records: [] });
        expect(await kinds()).toContain('dkimNext');
        late.zones.set(domain, { fault: 'none', records: zone?.records ?? [] });
        expect(await kinds()).toEqual(['dkim', 'spf', 'dmarc']);
      } finally {
        await late.close();
      }
    });

    it('are waited for every hour, and there are none without a sender', async () => {
      await setAll();
      await service.call(renewSenderKey, {}, owner);
      await setAll();
      const job = service.get(SenderRecheck);
      await job.run(new AbortController().signal, new Date(Date.now() + 3_600_000));
      expect((await stored())?.dkimNext).toBeNull();
      await service.rows('white_labels').updateOne({ _id: tenantId }, { $set: { 'smtp.email': '' } });
      await expect(service.call(renewSenderKey, {}, owner)).rejects.toMatchObject({ code: 'white-label.smtp_missing' });
    });
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
