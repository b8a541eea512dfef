import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { getUserContact, testSender, updateWhiteLabel, type RequestInput } from '@linkyard/contracts';
import { createGuardedConnect } from '@linkyard/egress';
import { newId } from '@linkyard/mongo';
import { smtpPasswords } from '@linkyard/service-kit';
import { creator } from '@linkyard/service-kit/testing';
import { connectingTo, startMailServer, startSilentServer, type MailServerOfSpec } from '../testing/mail-servers.js';
import { WhiteLabelHarness } from '../testing/white-label-harness.js';
import { WhiteLabelsRepository } from '../white-labels/white-labels.repository.js';
import { SENDER_TEST_CONFIG, type SenderTestConfig } from './sender-test-config.js';

const refusing = (code: number) => Object.assign(new Error('Not here'), { responseCode: code });
const keys = { DATA_KEY: 'k'.repeat(40) };
const smtpDetails = {
  ...{ name: 'The Agency', email: 'hello@agency.example', host: 'smtp.agency.example', port: 587 },
  ...{ username: 'agency', password: 'secret' },
};
const whole = {
  ...{ title: 'The Agency', author: 'Ana', description: 'Pages for bakers', categories: ['Food'] },
  ...{ supportEmail: 'help@agency.example', supportLink: 'https://agency.example/help', smtpDetails },
  ...{ logo: '/media/pictures/2026-11/logo.webp', favicon: '/media/pictures/2026-11/icon.png' },
  theme: {
    ...{ primaryColor: '#223344', secondaryColor: '#445566', titleColor: '#111111', textColor: '#333333' },
    ...{ sideBarColor: '#ffffff', bgColor: '#fafafa' },
  },
};

describe('the test of a mail server', () => {
  const config: SenderTestConfig = {
    ...{ connect: connectingTo({}, true), keys, timeoutMs: 400, mailTimeoutMs: 2_000 },
  };
  let service: WhiteLabelHarness;
  let owner: ReturnType<typeof creator>;
  let draft: { _id: string; rev: number };
  let working: MailServerOfSpec;
  const opened: { close(): Promise<void> }[] = [];
  const server = async (options: Parameters<typeof startMailServer>[0] = {}) => {
    const one = await startMailServer(options);
    opened.push(one);
    return one;
  };
  const reaching = ({ port }: { port: number }, isAllowed = true) => {
    config.connect = connectingTo({ 465: port, 587: port }, isAllowed);
  };
  const ownAddress = 'ana@people.example';

  beforeAll(async () => {
    service = await WhiteLabelHarness.start([{ provide: SENDER_TEST_CONFIG, useValue: config }]);
    const account = { tenantId: null, status: 1 as const, state: 'active' as const, notificationPrefs: {} };
    service.answeringBus.answer(getUserContact, ({ userId }) => ({
      contact: {
        ...{ userId, name: 'Ana', email: ownAddress, emailVerified: true, locale: 'en', timeZone: 'UTC' },
        ...account,
      },
    }));
    working = await server();
  }, 30_000);
  afterAll(async () => {
    await service.stop();
    await Promise.all(opened.map((one) => one.close()));
  });
  beforeEach(async () => {
    owner = creator();
    draft = await service.get(WhiteLabelsRepository).draftOf(owner.userId);
    const domainId = newId();
    const domain = { host: `${newId()}.agency.example`, purpose: 'whiteLabel' as const, whiteLabelId: draft._id };
    await service.domain({ _id: domainId, userId: owner.userId, ...domain, state: 'active' });
    await service.rows('white_labels').updateOne({ _id: draft._id }, { $set: { domainId } });
    working.received.length = 0;
    reaching(working);
  });

  const test = (request: RequestInput<typeof testSender> = { smtpDetails }) => service.call(testSender, request, owner);
  const save = (changes: Partial<RequestInput<typeof updateWhiteLabel>> = {}) =>
    service.call(updateWhiteLabel, { ...whole, _id: draft._id, rev: draft.rev, ...changes }, owner);
  const stored = async () => service.get(WhiteLabelsRepository).ofOwner(owner.userId);

  it('sends one mail to the address of the account by the server on the form, and stores nothing', async () => {
    expect(await test()).toEqual({ sentTo: ownAddress, isStored: false });
    expect(working.received).toHaveLength(1);
    expect(working.received[0]).toMatchObject({ from: 'hello@agency.example', to: [ownAddress] });
    expect(working.received[0]?.source).not.toMatch(/linkyard/i);
    expect((await stored())?.smtp.host).toBe('');
    await expect(test({})).rejects.toMatchObject({ code: 'white-label.smtp_missing' });
  });

  it('counts for the stored details, and ends what was broken', async () => {
    const { rev } = await save();
    const broken = { verifiedAt: null, lastError: 'signIn', lastErrorAt: new Date(), failingSince: new Date() };
    await service.rows('white_labels').updateOne({ _id: draft._id }, { $set: { smtpState: broken } });
    expect(await test({})).toEqual({ sentTo: ownAddress, isStored: true });
    expect(await stored()).toMatchObject({ rev, smtpState: { lastError: '', failingSince: null } });
    expect((await stored())?.smtpState.verifiedAt).toBeInstanceOf(Date);
    expect(await test({ smtpDetails: { ...smtpDetails, password: '' } })).toMatchObject({ isStored: true });
    expect(await test({ smtpDetails: { ...smtpDetails, password: '', name: 'New' } })).toMatchObject({
      isStored: false,
    });
  });

  it('uses the stored password for the server and person alone that it was entered for', async () => {
    await save();
    const elsewhere = { ...smtpDetails, password: '', host: 'smtp.elsewhere.example' };
    await expect(test({ smtpDetails: elsewhere })).rejects.toMatchObject({
      details: { errors: [{ path: 'smtpDetails.password', code: 'white-label.password_again' }] },
    });
    expect(working.received).toHaveLength(1);
  });

  it('goes before the first save and before one of another mail server, and before no other', async () => {
    const first = await save();
    expect(first.smtpVerifiedAt).not.toBeNull();
    expect(working.received).toHaveLength(1);
    const second = await save({ rev: first.rev, title: 'Another', smtpDetails: { ...smtpDetails, password: '' } });
    expect(working.received).toHaveLength(1);
    const wrong = { ...smtpDetails, password: 'guess' };
    await expect(save({ rev: second.rev, smtpDetails: wrong })).rejects.toMatchObject({
      code: 'white-label.smtp_sign_in',
    });
    expect(await stored()).toMatchObject({ rev: second.rev, title: 'Another' });
    await save({ rev: second.rev, smtpDetails: { ...smtpDetails, name: 'New name' } });
    expect(working.received).toHaveLength(2);
  });

  it('keeps a site a draft when it fails', async () => {
    await expect(save({ smtpDetails: { ...smtpDetails, password: 'guess' } })).rejects.toMatchObject({
      code: 'white-label.smtp_sign_in',
    });
    expect(await stored()).toMatchObject({ status: 0, title: '', smtp: { host: '' } });
  });

  it('names a stored password that no key opens, instead of sending without one', async () => {
    await save();
    const passwordEnc = smtpPasswords({ DATA_KEY: 'x'.repeat(40) }).seal(draft._id, 'secret');
    await service.rows('white_labels').updateOne({ _id: draft._id }, { $set: { 'smtp.passwordEnc': passwordEnc } });
    await expect(test({})).rejects.toMatchObject({ code: 'white-label.smtp_password' });
    expect(working.received).toHaveLength(1);
    expect(await test()).toMatchObject({ isStored: false });
  });

  it.each([
    ['refuses the sender', { onMailFrom: (_from: object, _at: object, done: Done) => done(refusing(553)) }, 'sender'],
    ['refuses the receiver', { onRcptTo: (_to: object, _at: object, done: Done) => done(refusing(550)) }, 'recipient'],
    [
      'wants the receiver later',
      { onRcptTo: (_to: object, _at: object, done: Done) => done(refusing(451)) },
      'recipient',
    ],
    ['refuses the content', { onData: refuseContent }, 'content'],
  ])('names the step for a server that %s', async (_what, options, step) => {
    reaching(await server(options));
    await expect(test()).rejects.toMatchObject({ code: `white-label.smtp_${step}` });
  });

  it('reaches no port of another service, except of what the installation allows', async () => {
    const details = { ...smtpDetails, port: 6379 };
    config.connect = connectingTo({ 6379: working.port }, false);
    await expect(test({ smtpDetails: details })).rejects.toMatchObject({
      details: { errors: [{ path: 'smtpDetails.port', code: 'white-label.smtp_port' }] },
    });
    config.connect = connectingTo({ 6379: working.port }, true);
    expect(await test({ smtpDetails: details })).toMatchObject({ sentTo: ownAddress });
  });

  it('goes over a trusted encrypted connection only', async () => {
    reaching(working, false);
    await expect(test()).rejects.toMatchObject({ code: 'white-label.smtp_tls' });
    // Its certificate is signed by itself.
    reaching(await server({ secure: true, disabledCommands: [] }), false);
    const smtps = { ...smtpDetails, port: 465 };
    await expect(test({ smtpDetails: smtps })).rejects.toMatchObject({ code: 'white-label.smtp_tls' });
    reaching(await server({ disabledCommands: [] }), false);
    await expect(test()).rejects.toMatchObject({ code: 'white-label.smtp_tls' });
  });

  it('answers the same after the same time, whatever the reason that a server cannot be reached', async () => {
    const silent = await startSilentServer();
    opened.push(silent);
    const guarded = createGuardedConnect({});
    const inside = ['127.0.0.1', 'localhost', '0x7f.1', 'mongo', '169.254.169.254', 'no-such-host.example'];
    for (const host of inside) {
      config.connect = guarded;
      const begunAt = performance.now();
      await expect(test({ smtpDetails: { ...smtpDetails, host } })).rejects.toMatchObject({
        code: 'white-label.smtp_connection',
      });
      expect(performance.now() - begunAt).toBeGreaterThanOrEqual(config.timeoutMs - 5);
    }
    reaching(silent);
    await expect(test()).rejects.toMatchObject({ code: 'white-label.smtp_connection' });
  });

  it('is limited for each owner, together with saves that send one', async () => {
    for (let sent = 0; sent < 19; sent += 1) await test();
    await save();
    await expect(test()).rejects.toMatchObject({ code: 'core.rate_limited' });
    expect(working.received).toHaveLength(20);
    owner = creator();
    await service.get(WhiteLabelsRepository).draftOf(owner.userId);
    expect(await test()).toMatchObject({ sentTo: ownAddress });
  });
});

type Done = (error?: Error | null) => void;

function refuseContent(stream: NodeJS.ReadableStream, _session: object, done: Done) {
  stream.resume();
  stream.on('end', () => done(refusing(554)));
}
