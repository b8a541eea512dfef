import { describe, expect, it } from '@jest/globals';
import { renewSenderKey, senderChecks, testSender, type ReplyInput } from '@linkyard/contracts';
import { screen, within } from '@testing-library/react';
import { FakeApi } from '../../../shared/testing/fake-api.js';
import { renderWithProviders } from '../../../shared/testing/render-with-providers.js';
import { SenderChecks } from './SenderChecks.js';

type Checks = ReplyInput<typeof senderChecks>;
const smtp = {
  ...{ name: 'The Agency', email: 'hello@agency.com', host: 'smtp.agency.com', port: 587 },
  ...{ username: 'agency', password: '' },
};
const stored = { smtpDetails: { ...smtp, password: '' as const, hasPassword: true } };
const fresh = {
  smtpDetails: { name: '', email: '', host: '', port: 587, username: '', password: '' as const, hasPassword: false },
};
const record = (change: Partial<Checks['records'][number]> = {}): Checks['records'][number] => ({
  ...{
    kind: 'dkim',
    type: 'TXT',
    name: 'm1._domainkey',
    fullName: 'm1._domainkey.agency.com',
    value: 'v=DKIM1; p=abc',
  },
  ...{ isOptional: false, ok: false, verdict: 'missing', seen: [] },
  ...change,
});
const seen = (change: Partial<Checks> = {}): Checks => ({
  ...{ domain: 'agency.com', records: [record()], formerKeys: [], checkedAt: '2026-11-26T08:00:00Z', verifiedAt: null },
  ...{ failure: null, failingSince: null },
  ...change,
});
const show = (api: FakeApi, saved: typeof stored | typeof fresh = stored, form = smtp) =>
  renderWithProviders(<SenderChecks smtp={form} saved={saved} />, { api });
const testButton = () => screen.getByRole('button', { name: 'Send a test mail' });

describe('the checks of a sender', () => {
  it('show the records of the stored sender and what is wrong with them', async () => {
    const dmarc = record({ kind: 'dmarc', fullName: '_dmarc.agency.com', verdict: 'monitoring', ok: true });
    const api = new FakeApi().on(senderChecks, seen({ records: [record(), dmarc] }));
    show(api);
    expect(await screen.findByText(/The DKIM record is missing/)).toBeVisible();
    expect(screen.getByText(/change p=none to p=quarantine/)).toBeVisible();
    expect(within(screen.getByRole('list', { name: 'Records to set' })).getAllByRole('listitem')).toHaveLength(2);
    expect(api.bodiesTo(senderChecks)).toEqual([{}]);
  });

  it('look at the sender on the form by a press', async () => {
    const api = new FakeApi().on(senderChecks, seen({ records: [record({ verdict: 'ok', ok: true })] }));
    const { user } = show(api, fresh);
    await user.click(screen.getByRole('button', { name: 'Check the records' }));
    expect(await screen.findByText('Correct')).toBeVisible();
    expect(api.bodiesTo(senderChecks)).toEqual([{ sender: { email: 'hello@agency.com', host: 'smtp.agency.com' } }]);
  });

  it('make a new key by a press, and show its record beside the present one', async () => {
    const next = record({ kind: 'dkimNext', fullName: 'm2._domainkey.agency.com', value: 'v=DKIM1; p=def' });
    const api = new FakeApi().on(senderChecks, seen()).on(renewSenderKey, {});
    const { user } = show(api);
    const button = await screen.findByRole('button', { name: 'New key' });
    api.on(senderChecks, seen({ records: [record({ verdict: 'ok', ok: true }), next] }));
    await user.click(button);
    expect(await screen.findByText(/record of your new key is not seen yet/)).toBeVisible();
    expect(screen.getByText('v=DKIM1; p=def')).toBeVisible();
    expect(api.bodiesTo(renewSenderKey)).toEqual([{}]);
    expect(screen.queryByRole('button', { name: 'New key' })).toBeNull();
  });

  it('say why no key was made, and which record of a former key is to stay', async () => {
    const formerKeys = [{ fullName: 'm0._domainkey.agency.com', until: '2026-12-03T08:00:00Z' }];
    const refusal = { httpStatus: 503, code: 'core.unavailable', message: 'Please try again.' };
    const { user } = show(new FakeApi().on(senderChecks, seen({ formerKeys })).refuse(renewSenderKey, refusal));
    expect(await screen.findByText(/Leave the record at m0\._domainkey\.agency\.com until .*Dec-2026/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'New key' }));
    expect(await screen.findByText('Please try again.')).toBeVisible();
  });

  it('say since when and why mails do not leave', async () => {
    const failingSince = new Date(Date.now() - 3 * 3_600_000).toISOString();
    show(new FakeApi().on(senderChecks, seen({ failure: 'signIn', failingSince })));
    expect(await screen.findByRole('alert')).toHaveTextContent(/refuses the username or the password/);
  });

  it('send a test mail and say where it went', async () => {
    const api = new FakeApi()
      .on(senderChecks, seen())
      .on(testSender, { sentTo: 'ana@people.example', isStored: false });
    const { user } = show(api);
    await user.click(testButton());
    expect(await screen.findByText(/on its way to ana@people\.example/)).toBeVisible();
    expect(screen.getByText('Save the settings to use it.')).toBeVisible();
    expect(api.bodiesTo(testSender)).toEqual([{ smtpDetails: smtp }]);
  });

  it('name the step that failed, or the field', async () => {
    const refusal = { httpStatus: 422, code: 'white-label.smtp_tls', message: 'No encryption.' };
    const api = new FakeApi().on(senderChecks, seen()).refuse(testSender, refusal);
    const { user } = show(api);
    await user.click(testButton());
    expect(await screen.findByText('No encryption.')).toBeVisible();
  });

  it('wait for the details, and for a password where none is stored', () => {
    show(new FakeApi(), fresh);
    expect(testButton()).toBeDisabled();
  });
});
