import { describe, expect, it } from '@jest/globals';
import { openScreen, postForm } from './public-form.js';

/** As a mailed link names a mailbox; which ones wait is tested with the mail worker. */
const mailbox = 'a'.repeat(48);

describe('the link of a mail that asks whether more of them are welcome', () => {
  it('changes nothing when it is opened: a button sends the mails', async () => {
    const asked = await openScreen(`/confirm-address?mailbox=${mailbox}`);
    expect([asked.status, asked.values['mailbox']]).toEqual([200, mailbox]);
    const done = await postForm('/confirm-address', asked.values);
    expect(done.status).toBe(200);
    expect(done.text).toContain('The mails are on their way to you.');
  });

  it('speaks the language of its reader', async () => {
    expect((await openScreen(`/confirm-address?mailbox=${mailbox}`, 'de')).text).toContain('Warst du das?');
  });

  it.each(['', '?mailbox=a', `?mailbox=${'A'.repeat(48)}`, `?mailbox=${mailbox}&mailbox=${mailbox}`])(
    'that is not complete opens nothing: %j',
    async (query) => {
      expect((await openScreen(`/confirm-address${query}`)).status).toBe(404);
    },
  );

  it('of a large order holds nothing when it is opened, and says so before that', async () => {
    const query = new URLSearchParams({ order: 'a'.repeat(24), token: 'b'.repeat(43) });
    const asked = await openScreen(`/checkout/confirm?${query.toString()}`);
    expect([asked.status, asked.values]).toMatchObject([200, Object.fromEntries(query)]);
    expect((await postForm('/checkout/confirm', asked.values)).status).toBe(404);
    expect((await openScreen('/checkout/confirm?order=1&token=2')).status).toBe(404);
    expect((await openScreen('/checkout/waiting')).text).toContain('Nothing is kept for you until then.');
  });

  it('is announced where a form leads whose order or booking waits', async () => {
    expect((await openScreen('/confirm-address/asked')).text).toContain('so we have sent a mail there.');
  });

  it('takes nothing without a mailbox', async () => {
    expect((await postForm('/confirm-address', {})).status).toBe(404);
  });
});
