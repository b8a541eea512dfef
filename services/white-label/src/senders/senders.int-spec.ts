import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { checkSender, findSender, reportSender, senderFailing, type SenderFailure } from '@linkyard/contracts';
import { newId } from '@linkyard/mongo';
import { smtpPasswords } from '@linkyard/service-kit';
import { visitor } from '@linkyard/service-kit/testing';
import { WhiteLabelHarness } from '../testing/white-label-harness.js';
import { SendersService } from './senders.service.js';

const smtp = {
  ...{ name: 'The Agency', email: 'hello@agency.example', host: 'mail.agency.example', port: 465 },
  ...{ username: 'agency', passwordEnc: 'ly1.sealed' },
};

describe('the sender of a tenant', () => {
  let service: WhiteLabelHarness;
  beforeAll(async () => {
    service = await WhiteLabelHarness.start();
  }, 30_000);
  afterAll(() => service.stop());
  const senderOf = async (tenantId: string) => (await service.call(findSender, { tenantId }, visitor())).sender;
  const canSend = async (tenantId: string) => (await service.call(checkSender, { tenantId }, visitor())).canSend;
  const tenant = (fields: object = {}) => service.tenant(`${newId()}.agency.example`, { smtp, ...fields });

  it('is its own, with the password as it is stored', async () => {
    const tenantId = await tenant();
    expect(await senderOf(tenantId)).toEqual({ ...smtp, tenantId, dkim: null });
    expect(await canSend(tenantId)).toBe(true);
    await service.rows('white_labels').updateOne({ _id: tenantId }, { $unset: { dkim: 1 } });
    expect(await senderOf(tenantId)).toEqual({ ...smtp, tenantId, dkim: null });
  });

  it.each([
    ['that is not known', null],
    ['without a mail server', { smtp: {} }],
    ['with a sender that is no address', { smtp: { ...smtp, email: 'agency' } }],
    ['that is a draft', { status: 0 }],
    ['that is suspended', { suspendedReason: 'phishing' }],
  ])('is none for a tenant %s', async (_what, fields) => {
    const tenantId = fields ? await tenant(fields) : newId();
    expect([await senderOf(tenantId), await canSend(tenantId)]).toEqual([null, false]);
  });

  it('cannot send for a while after a failure, which its owner can read until a mail is taken', async () => {
    const [broken, other] = [await tenant(), await tenant()];
    const stateOf = () => service.rows('white_labels').findOne({ _id: broken });
    const before = await stateOf();
    await service.call(reportSender, { tenantId: broken, failure: 'signIn' }, visitor());
    expect(await stateOf()).toMatchObject({ rev: before?.rev, smtpState: { lastError: 'signIn' } });
    expect([await canSend(broken), await canSend(other)]).toEqual([false, true]);
    expect(await senderOf(broken)).not.toBeNull();
    expect(await service.get(SendersService).canSend(broken, new Date(Date.now() + 120_001))).toBe(true);
    await service.call(reportSender, { tenantId: broken, failure: null }, visitor());
    expect(await stateOf()).toMatchObject({ smtpState: { lastError: '', lastErrorAt: null } });
    expect(await canSend(broken)).toBe(true);
  });

  it('that fails for ten minutes is announced to its owner once, until a mail is taken', async () => {
    const tenantId = await tenant({ title: 'The Agency' });
    const record = await service.rows('white_labels').findOne({ _id: tenantId });
    const events = async () =>
      (await service.rows('outbox').find({ name: senderFailing.name }).toArray()).map(({ data }) => data);
    const begun = Date.now();
    const reportAfter = (minutes: number, failure: SenderFailure | null = 'connection') =>
      service.get(SendersService).report({ tenantId, failure }, new Date(begun + minutes * 60_000));
    await reportAfter(0);
    await reportAfter(9, 'tls');
    expect(await events()).toEqual([]);
    await Promise.all([reportAfter(10), reportAfter(10), reportAfter(11)]);
    const event = { whiteLabelId: tenantId, ownerId: record?.userId, title: 'The Agency', failure: 'connection' };
    expect(await events()).toEqual([{ ...event, since: new Date(begun).toISOString() }]);
    await reportAfter(20, null);
    await reportAfter(21);
    await reportAfter(25);
    expect(await events()).toHaveLength(1);
    await reportAfter(40);
    expect(await events()).toHaveLength(2);
  });
});

describe('the password of a mail server', () => {
  const key = 'k'.repeat(40);
  it('opens for its tenant alone, and after the key was changed', () => {
    const sealed = smtpPasswords({ DATA_KEY: key }).seal('a', 'secret');
    expect(sealed).not.toContain('secret');
    expect(smtpPasswords({ DATA_KEY: 'n'.repeat(40), DATA_KEY_PREVIOUS: key }).open('a', sealed)).toBe('secret');
    expect(() => smtpPasswords({ DATA_KEY: key }).open('b', sealed)).toThrow('does not open');
    expect(() => smtpPasswords({ DATA_KEY: 'n'.repeat(40) }).open('a', sealed)).toThrow('unknown key');
  });
});
