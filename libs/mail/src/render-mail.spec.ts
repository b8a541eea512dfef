import { describe, expect, it } from '@jest/globals';
import type { MailTemplateName } from './mail-template.js';
import { MailTemplateError } from './mail-template.js';
import { buttonColours } from './layout/button-colours.js';
import { placeholdersIn } from './placeholders.js';
import { renderMail } from './render-mail.js';
import { germanTemplates } from './templates/de/index.js';
import { templates } from './templates/index.js';

const brand = { name: 'Linkyard', origin: 'https://app.example', supportEmail: 'help@app.example' };
const values: Record<MailTemplateName, Record<string, string>> = {
  'booking-notice': {
    headline: 'Booking confirmed',
    sentence: 'Your booking is confirmed.',
    title: 'Consultation',
    when: 'Tuesday, 3 June 2031, 10:00 – 11:00 (Europe/Berlin)',
    person: 'Ana Host',
    where: 'Video call: https://meet.example/room',
    price: '€20.00',
    note: 'See you there',
    answers: 'Why?: Because',
    link: 'https://linkyard.example/bookAppointment/1?booking=2&token=3',
    payLink: 'https://linkyard.example/bookAppointment/1?booking=2&token=3',
    rateLink: 'https://linkyard.example/bookAppointment/1?booking=2&token=3&step=rate',
    walletLink: 'https://linkyard.example/wallet?key=4',
  },
  'booking-code': { code: '042137', title: 'Consultation', when: 'Tuesday, 3 June 2031, 10:00', minutes: '15' },
  'calendar-refused': { name: 'Ada', calendar: 'ada@gmail.example', link: 'https://linkyard.example/integrations' },
  'webinar-notice': {
    headline: 'You are registered',
    sentence: 'Your seat is reserved.',
    title: 'Glazing for beginners',
    when: 'Tuesday, 3 June 2031, 10:00 – 11:00 (Europe/Berlin)',
    person: 'Ana Host',
    price: '€20.00',
    note: 'See you there',
    joinLink: 'https://linkyard.example/webinar/1/join?registration=2&token=3',
    link: 'https://linkyard.example/webinar/1?registration=2&token=3',
  },
  'verify-email': { name: 'Ada', code: '042137', link: 'https://app.example/verify/email?token=abc', minutes: '10' },
  'reset-password': { name: 'Ada', link: 'https://app.example/resetPassword?token=abc', minutes: '30' },
  'change-email': { name: 'Ada', code: '042137', newEmail: 'ada@new.example', minutes: '10' },
  'password-changed': {
    name: 'Ada',
    when: '3 March 2025, 14:05',
    device: 'Firefox on Linux',
    link: 'https://app.example/forgotPassword',
  },
  'account-exists': {
    name: 'Ada',
    link: 'https://app.example/signin',
    resetLink: 'https://app.example/forgotPassword',
  },
  'lead-captured': {
    name: 'Ada',
    pageName: 'Ada Bakes',
    leadName: 'Bo',
    leadEmail: 'bo@mail.example',
    message: 'Cake?\nBig one',
    link: 'https://app.example/myleads',
  },
  'wallet-link': { name: 'Ada', seller: 'Ana', walletLink: 'https://app.example/wallet?key=1' },
  'leads-collected': { name: 'Ada', count: '12', people: 'Vera, Karl', link: 'https://app.example/myleads' },
  'export-ready': { name: 'Ada', exportName: 'Leads', link: 'https://app.example/exports/1', expires: '4 March' },
  'order-receipt': {
    name: 'Ada',
    mailSubject: 'Your order 7 from Bo',
    ownText: 'Enjoy your print.',
    seller: 'Bo',
    number: '7',
    items: '1 × Print: €5.00',
    total: '€5.00',
    downloadLink: 'https://app.example/downloadProduct?order=a&token=b',
    walletLink: 'https://app.example/wallet/a',
  },
  'donation-receipt': {
    name: 'Ada',
    campaignName: 'Bo Paints',
    amount: '€25.00',
    rhythm: 'Every month',
    receiptNumber: '12',
    date: '3 March 2025',
    link: 'https://app.example/donate/abc',
    walletLink: 'https://app.example/wallet?key=1',
  },
  'donation-received': {
    name: 'Ada',
    pageName: 'Ada Bakes',
    amount: '€25.00',
    donor: 'Bo',
    donorEmail: 'bo@mail.example',
    message: 'For flour',
    link: 'https://app.example/donations',
  },
  'donation-ended': {
    name: 'Ada',
    campaignName: 'Bo Paints',
    amount: '€25.00',
    rhythm: 'Every month',
    link: 'https://app.example/donate/abc',
    walletLink: 'https://app.example/wallet?key=1',
  },
  'donation-stopped': {
    name: 'Ada',
    pageName: 'Ada Bakes',
    amount: '€25.00',
    rhythm: 'Every month',
    donor: 'Bo',
    donorEmail: 'bo@mail.example',
    link: 'https://app.example/donations',
  },
  'order-access': {
    name: 'Ada',
    seller: 'Bo',
    number: '7',
    downloadLink: 'https://app.example/downloadProduct?order=a',
  },
  'order-files-updated': {
    name: 'Ada',
    seller: 'Bo',
    product: 'Guide',
    number: '7',
    downloadLink: 'https://app.example/downloadProduct?order=a',
  },
  'order-shipped': { name: 'Ada', seller: 'Bo', number: '7', items: '1 × Print' },
  'order-refunded': { name: 'Ada', seller: 'Bo', number: '7', amount: '€5.00' },
};
const names: MailTemplateName[] = [
  'verify-email',
  'reset-password',
  'change-email',
  'password-changed',
  'account-exists',
  'lead-captured',
  'leads-collected',
  'wallet-link',
  'order-files-updated',
  'export-ready',
  'order-receipt',
  'donation-receipt',
  'donation-received',
  'donation-ended',
  'donation-stopped',
  'order-access',
  'order-shipped',
  'order-refunded',
];

describe('renderMail', () => {
  it.each(names)('fills every placeholder of %s in subject, text and HTML', async (name) => {
    const mail = await renderMail(name, values[name], brand);
    for (const part of [mail.subject, mail.text, mail.html]) expect(part).not.toMatch(/\{\{|undefined/);
    expect(mail.subject.length).toBeGreaterThan(10);
    expect(mail.text).toContain('Hello Ada,');
    expect(mail.html).toContain('Hello Ada,');
    expect(mail.text).toContain('help@app.example');
    expect(mail.html).toMatch(/prefers-color-scheme:\s?dark/);
    const link = values[name]['link'];
    if (link) {
      expect(mail.text).toContain(link);
      expect(mail.html).toContain(`href="${link}"`);
    }
  });

  it('says the same in text and in HTML', async () => {
    const mail = await renderMail('lead-captured', values['lead-captured'], brand);
    for (const fact of ['Ada Bakes', 'Bo', 'bo@mail.example']) {
      expect(mail.text).toContain(fact);
      expect(mail.html).toContain(fact);
    }
    expect(mail.html).toContain('Cake?<br/>Big one');
    expect(mail.text).not.toContain('Phone');
    expect(mail.html).not.toContain('Phone');
  });

  it('shows the code large and in the subject, and leaves out a link it was not given', async () => {
    const { link: _, ...withoutLink } = values['verify-email'];
    const mail = await renderMail('verify-email', withoutLink, brand);
    expect(mail.subject).toBe('042137 is your Linkyard code');
    expect(mail.html).toMatch(/class="code"[^>]*>042137</);
    expect(mail.html).not.toContain('Confirm my address');
  });

  it('keeps what a visitor typed from becoming markup, a header or a placeholder', async () => {
    const evil = '<img src=x onerror=alert(1)>"\'&';
    const mail = await renderMail(
      'lead-captured',
      {
        ...values['lead-captured'],
        pageName: `Ada\r\nBcc: all@x.example`,
        leadName: evil,
        message: '{{link}} {{constructor}}',
      },
      brand,
    );
    expect(mail.subject).toBe('New lead from Ada Bcc: all@x.example');
    expect(mail.html).not.toContain('<img src=x');
    expect(mail.html).toContain('&lt;img src=x onerror=alert(1)&gt;&quot;&#x27;&amp;');
    expect(mail.text).toContain('{{link}} {{constructor}}');
  });

  it('leaves out a name that contains an advertisement', async () => {
    for (const name of ['Win at www.prize.example', 'prize.example', 'http://x', 'a'.repeat(80)]) {
      expect((await renderMail('account-exists', { ...values['account-exists'], name }, brand)).text).toContain(
        'Hello,\n',
      );
    }
    expect(
      (await renderMail('account-exists', { ...values['account-exists'], name: 'J. R. Ewing' }, brand)).text,
    ).toContain('Hello J. R. Ewing,');
  });

  it('refuses a missing value and a link that is not a web page', async () => {
    await expect(renderMail('reset-password', { minutes: '30' }, brand)).rejects.toThrow(MailTemplateError);
    for (const link of ['javascript:alert(1)', 'data:text/html,x', '/relative', '']) {
      await expect(renderMail('reset-password', { minutes: '30', link }, brand)).rejects.toThrow(MailTemplateError);
    }
  });

  it("wears a tenant's name, logo and colour", async () => {
    const tenant = {
      name: 'Müller & Co',
      origin: 'https://links.mueller.example',
      logoUrl: 'https://links.mueller.example/media/l.png',
      primaryColour: '#ffe08a',
    };
    const mail = await renderMail('reset-password', values['reset-password'], tenant);
    expect(mail.subject).toBe('Choose a new Müller & Co password');
    expect(mail.html).toContain('alt="Müller &amp; Co"');
    expect(mail.html).toContain('background:#ffe08a;color:#16201b');
    expect(mail.html).not.toContain('Linkyard');
    expect(buttonColours({ ...tenant, primaryColour: 'red;background:url(x)' }).background).toBe('#1f7a4d');
  });

  it('has no placeholder in a template that its values do not name', async () => {
    const known = new Set([
      'product',
      'calendar',
      'brand',
      'code',
      'link',
      'minutes',
      'newEmail',
      'when',
      'device',
      'resetLink',
      'pageName',
      'leadName',
      'count',
      'people',
      'leadEmail',
      'leadPhone',
      'message',
      'source',
      'exportName',
      'expires',
      ...['mailSubject', 'ownText', 'notice', 'downloadLink', 'receiptLink', 'walletLink', 'seller', 'number', 'items'],
      ...['discount', 'shipping', 'tax', 'total', 'address'],
      'campaignName',
      'amount',
      'receiptNumber',
      'rhythm',
      'date',
      'donor',
      'donorEmail',
      ...['discount', 'shipping', 'tax', 'total', 'address', 'amount', 'carrier', 'trackingCode', 'trackingLink'],
      ...[
        'headline',
        'sentence',
        'title',
        'person',
        'where',
        'price',
        'note',
        'answers',
        'joinLink',
        'payLink',
        'rateLink',
      ],
    ]);
    const unknown = placeholdersIn(JSON.stringify(templates)).filter((name) => !known.has(name));
    expect(unknown).toEqual([]);
  });
});

describe('renderMail in German', () => {
  const germanNames = names.filter((name) => germanTemplates[name]);

  it.each(germanNames)('writes %s to a German account in German, with the same values and links', async (name) => {
    const mail = await renderMail(name, values[name], brand, 'de-AT');
    expect(mail.text).toContain('Hallo Ada,');
    expect(mail.html).toContain('lang="de"');
    const placeholders = (template: unknown) => [...new Set(placeholdersIn(JSON.stringify(template)))].sort();
    const withoutBrand = (template: unknown) => placeholders(template).filter((placeholder) => placeholder !== 'brand');
    expect(withoutBrand(germanTemplates[name])).toEqual(withoutBrand(templates[name]));
    expect(germanTemplates[name]?.parts.map(({ kind }) => kind)).toEqual(templates[name].parts.map(({ kind }) => kind));
  });

  it('writes a mail that is not translated, and every mail in another language, in English', async () => {
    expect((await renderMail('lead-captured', values['lead-captured'], brand, 'de')).text).toContain('Hello Ada,');
    const french = await renderMail('verify-email', values['verify-email'], brand, 'fr');
    expect(french.html).toContain('lang="en"');
  });
});
