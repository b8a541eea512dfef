import { describe, expect, it } from '@jest/globals';
import { MailTemplateError } from './mail-template.js';
import { exampleBrand, mailExamples, mailTemplateNames } from './examples/mail-examples.js';
import { contrast } from '@linkyard/blocks/look';
import { mailColours } from './layout/brand-colours.js';
import { mailBrandOf } from './site-brand.js';
import { placeholdersIn } from './placeholders.js';
import { renderMail } from './render-mail.js';
import { germanTemplates } from './templates/de/index.js';
import { templates } from './templates/index.js';

const brand = exampleBrand;
const values = mailExamples.en;
const names = mailTemplateNames;
const agencyColours = {
  ...{ primaryColor: '#8a2be2', secondaryColor: '#b45309', titleColor: '#223344', textColor: '#445566' },
  ...{ sideBarColor: '#ffffff', bgColor: '#f4f4ff' },
};

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
      colours: agencyColours,
      supportEmail: 'help@mueller.example',
      supportLink: 'https://mueller.example/help',
      legal: {},
    };
    const mail = await renderMail('reset-password', values['reset-password'], tenant);
    expect(mail.subject).toBe('Choose a new Müller & Co password');
    expect(mail.html).toContain('alt="Müller &amp; Co"');
    expect(mail.html).toContain('background:#8a2be2;color:#ffffff');
    expect(mail.html).not.toContain('Linkyard');
    expect(mail.html).toContain('color:#223344');
    expect(mail.html).toContain('background:#f4f4ff');
    for (const part of [mail.html, mail.text])
      for (const own of ['https://links.mueller.example', 'https://mueller.example/help', 'help@mueller.example'])
        expect(part).toContain(own);
  });

  it.each([
    ['a dark site', { ...agencyColours, bgColor: '#101010', titleColor: '#ffffff', textColor: '#dddddd' }],
    ['letters that are lost on the ground', { ...agencyColours, titleColor: '#ffff00', textColor: '#fafafa' }],
    ['a button like the ground', { ...agencyColours, primaryColor: '#f4f4ff' }],
    ['what is no colour', { ...agencyColours, primaryColor: 'red;background:url(x)', titleColor: '', bgColor: 'x' }],
  ])('can be read by day and by night with the colours of %s', async (_what, colours) => {
    for (const { ink, title, quiet, paper, surface, sunken, primary, 'on-primary': onPrimary } of Object.values(
      mailColours({ colours }),
    )) {
      for (const ground of [paper, surface, sunken]) {
        for (const letters of [ink, title, quiet]) expect(contrast(letters, ground)).toBeGreaterThanOrEqual(4.5);
        expect(contrast(primary, ground)).toBeGreaterThanOrEqual(3);
      }
      expect(contrast(onPrimary, primary)).toBeGreaterThanOrEqual(4.5);
    }
    const { html } = await renderMail('reset-password', values['reset-password'], { ...brand, colours });
    expect(html).not.toContain('url(x)');
  });

  it.each(names)('has no colour in %s but those of its site', async (name) => {
    const tenant = { ...brand, colours: agencyColours };
    const { light, dark } = mailColours(tenant);
    const own = new Set([...Object.values(light), ...Object.values(dark)]);
    const { html } = await renderMail(name, values[name], tenant);
    expect((html.match(/#[0-9a-f]{6}\b/gi) ?? []).filter((colour) => !own.has(colour.toLowerCase()))).toEqual([]);
  });

  it.each([
    ['en', ['Terms of service', 'Privacy policy', 'Imprint']],
    ['de', ['Nutzungsbedingungen', 'Datenschutzerklärung', 'Impressum']],
  ])('leads in %s to the legal pages that the site has of its own', async (language, [terms, privacy, imprint]) => {
    const site = {
      brand: {
        ...{ whiteLabel: true, title: 'Agency', description: '', logo: null, favicon: null, showPoweredBy: false },
        ...{ supportEmail: '', supportLink: '', theme: agencyColours },
      },
      origins: { app: 'https://links.agency.example', pages: 'https://links.agency.example' },
      legal: {
        imprint: { url: 'https://agency.example/imprint?a=1&b=2' },
        privacy: { changedAt: '2026-11-26T08:00:00Z' },
      },
    };
    const mail = await renderMail('reset-password', values['reset-password'], mailBrandOf(site), language);
    expect(mail.html).toMatch(new RegExp(`href="https://agency.example/imprint\\?a=1&amp;b=2"[^>]*>${imprint}<`));
    expect(mail.html).toMatch(new RegExp(`href="https://links.agency.example/privacy-policy"[^>]*>${privacy}<`));
    expect(mail.text).toContain(`${privacy}: https://links.agency.example/privacy-policy`);
    expect(mail.text).toContain(`${imprint}: https://agency.example/imprint?a=1&b=2`);
    for (const part of [mail.html, mail.text]) expect(part).not.toContain(terms);
    const { html } = await renderMail(
      'reset-password',
      values['reset-password'],
      mailBrandOf({ ...site, legal: undefined }),
    );
    expect(html).not.toMatch(/Imprint|Privacy policy/);
    const evil = { ...brand, legal: { imprint: 'javascript:alert(1)', terms: 'no address' } };
    expect((await renderMail('reset-password', values['reset-password'], evil)).html).not.toMatch(
      /javascript|no address/,
    );
  });

  it.each(names.flatMap((name) => (['en', 'de'] as const).map((language) => [name, language] as const)))(
    'names nothing of the platform in %s (%s) of a tenant',
    async (name, language) => {
      const tenant = {
        ...brand,
        name: 'Agency',
        origin: 'https://agency.example',
        supportEmail: 'help@agency.example',
        legal: {},
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
      ...['subject', 'senderEmail'],
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
        'lines',
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
