import { describe, expect, it } from '@jest/globals';
import { MailTemplateError } from './mail-template.js';
import { exampleBrand, mailExamples, mailTemplateNames } from './examples/mail-examples.js';
import { buttonColours, pageColours } from './layout/brand-colours.js';
import { placeholdersIn } from './placeholders.js';
import { renderMail } from './render-mail.js';
import { germanTemplates } from './templates/de/index.js';
import { templates } from './templates/index.js';

const brand = exampleBrand;
const values = mailExamples.en;
const names = mailTemplateNames;

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
      expect(mail.html).toContain(`href="${link.replaceAll('&', '&amp;')}"`);
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
      colours: { button: '#ffe08a', title: '#223344', background: '#f4f4ff' },
      supportEmail: 'help@mueller.example',
      supportLink: 'https://mueller.example/help',
    };
    const mail = await renderMail('reset-password', values['reset-password'], tenant);
    expect(mail.subject).toBe('Choose a new Müller & Co password');
    expect(mail.html).toContain('alt="Müller &amp; Co"');
    expect(mail.html).toContain('background:#ffe08a;color:#16201b');
    expect(mail.html).not.toContain('Linkyard');
    expect(mail.html).toContain('color:#223344');
    expect(mail.html).toContain('background:#f4f4ff');
    for (const part of [mail.html, mail.text])
      for (const own of ['https://links.mueller.example', 'https://mueller.example/help', 'help@mueller.example'])
        expect(part).toContain(own);
  });

  it('replaces colours that are none, or with which a text could not be read', () => {
    const colours = { button: 'red;background:url(x)', title: '#ffff00', background: '#101010' };
    expect(buttonColours({ colours }).background).toBe('#1f7a4d');
    expect(pageColours({ colours })).toEqual({ title: '#16201b', background: '#fafaf7' });
  });

  it.each(names.flatMap((name) => (['en', 'de'] as const).map((language) => [name, language] as const)))(
    'names nothing of the platform in %s (%s) of a tenant',
    async (name, language) => {
      const tenant = {
        ...brand,
        name: 'Agency',
        origin: 'https://agency.example',
        supportEmail: 'help@agency.example',
      };
      const values = Object.entries(mailExamples[language][name]).map(([key, value]) => [
        key,
        value.replaceAll(/(?:app|linkyard)\.example/g, 'agency.example'),
      ]);
      const mail = await renderMail(name, Object.fromEntries(values), tenant, language);
      for (const part of [mail.subject, mail.html, mail.text]) expect(part).not.toMatch(/linkyard|app\.example/i);
    },
  );

  it('has no placeholder in a template that its values do not name', async () => {
    const known = new Set([
      ...['site', 'problem', 'server', 'sender'],
      ...['buyer', 'buyerEmail', 'products', 'personEmail'],
      'calendar',
      'brand',
      'code',
      'link',
      'minutes',
      'newEmail',
      ...['host', 'email', 'days', 'by'],
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
      ...['discount', 'shipping', 'tax', 'taxIncluded', 'total', 'address', 'howToPay', 'orderLink', 'reason'],
      'checkoutLink',
      ...['email', 'days', 'by'],
      'campaignName',
      'amount',
      'receiptNumber',
      'rhythm',
      'provider',
      'domain',
      'date',
      'donor',
      'donorEmail',
      ...['discount', 'shipping', 'tax', 'total', 'address', 'amount', 'carrier', 'trackingCode', 'trackingLink'],
      ...[
        'who',
        'headline',
        'sentence',
        'title',
        'subjectTitle',
        'person',
        'where',
        'price',
        'paid',
        'stillToPay',
        'note',
        'answers',
        'joinLink',
        'payLink',
        'rateLink',
        'product',
        'email',
        'days',
        'by',
      ],
    ]);
    const unknown = placeholdersIn(JSON.stringify(templates)).filter((name) => !known.has(name));
    expect(unknown).toEqual([]);
  });
});

describe('renderMail in German', () => {
  it.each(names)('writes %s to a German reader in German, with the same values and links', async (name) => {
    const mail = await renderMail(name, mailExamples.de[name], brand, 'de-AT');
    expect(mail.text).toContain('Hallo Ada,');
    expect(mail.html).toContain('lang="de"');
    const placeholders = (template: unknown) => [...new Set(placeholdersIn(JSON.stringify(template)))].sort();
    const withoutBrand = (template: unknown) => placeholders(template).filter((placeholder) => placeholder !== 'brand');
    expect(withoutBrand(germanTemplates[name])).toEqual(withoutBrand(templates[name]));
    expect(germanTemplates[name].parts.map(({ kind }) => kind)).toEqual(templates[name].parts.map(({ kind }) => kind));
  });

  it('writes to readers of another language in English', async () => {
    const french = await renderMail('verify-email', values['verify-email'], brand, 'fr');
    expect(french.html).toContain('lang="en"');
  });
});
