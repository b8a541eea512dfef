import { describe, expect, it } from '@jest/globals';
import { exampleBrand, mailExamples, mailTemplateNames } from './examples/mail-examples.js';
import { localizedTemplate } from './localized-template.js';
import { textOf, textPlaceholders, textProblems } from './own-text.js';
import { renderMail } from './render-mail.js';

const reset = 'reset-password' as const;
const render = (body: string, values = {}, key: 'reset-password' | 'lead-captured' | 'verify-email' = reset) =>
  renderMail(key, { ...mailExamples.en[key], ...values }, exampleBrand, 'en', undefined, {
    subject: 'Hi {{name}}',
    body,
  });

describe('the words of an owner', () => {
  it.each(mailTemplateNames)('begin as the built-in ones: %s reads the same in each language', async (key) => {
    for (const language of ['en', 'de'] as const) {
      const values = mailExamples[language][key];
      const own = textOf(localizedTemplate(key, language).template);
      expect(textProblems(key, language, own)).toEqual([]);
      const builtIn = await renderMail(key, values, exampleBrand, language);
      const edited = await renderMail(key, values, exampleBrand, language, undefined, own);
      expect(edited.subject).toBe(builtIn.subject);
      expect(edited.text).toBe(builtIn.text);
    }
  });

  it('become paragraphs, links, a button, a code and a table', async () => {
    const mail = await render(
      '# New heading\n\nRead [our help](https://agency.example/help?a=1&b=2) first.\nThen go on.\n\n[Go on]({{link}})\n\nGood for: {{minutes}}',
    );
    expect(mail.subject).toBe('Hi Ada');
    expect(mail.html).toMatch(/<h1[^>]*>New heading</);
    expect(mail.html).toContain('href="https://agency.example/help?a=1&amp;b=2"');
    expect(mail.html).toContain('first.<br/>Then go on.');
    expect(mail.text).toContain('our help (https://agency.example/help?a=1&b=2) first.');
    expect(mail.text).toContain('Go on:\nhttps://app.example/resetPassword?token=abc');
    expect(mail.text).toContain('Good for: 30');
    expect((await render('{{code}}', {}, 'verify-email')).html).toMatch(/class="code"[^>]*>042137</);
  });

  it('are text: neither they nor a value become markup, a link, a header or a placeholder', async () => {
    const evil = '[win](https://prize.example) <b>{{link}}</b>\r\nBcc: all@x.example';
    const mail = await render(
      '<script>alert(1)</script> {{leadName}}\n\n[See]({{link}})',
      { leadName: evil },
      'lead-captured',
    );
    expect(mail.html).not.toMatch(/<script>alert|<b>|href="https:\/\/prize/);
    expect(mail.html).toContain('&lt;script&gt;');
    const named = await render('Hi {{name}}\n\n[Go]({{link}})', { name: 'Win at www.prize.example' });
    expect(`${named.html}${named.subject}`).not.toContain('prize');
  });

  it('leave out what has no value, and the whole mail is refused without what it is for', async () => {
    const mail = await render(
      'Phone {{leadPhone}}\n\nPhone: {{leadPhone}}\n\n[See]({{link}})',
      { leadPhone: '' },
      'lead-captured',
    );
    expect(mail.text).not.toContain('Phone');
    await expect(render('[Go]({{link}})', { link: '' })).rejects.toThrow('link');
  });

  it.each([
    ['{{link}}', []],
    ['{{ link }}', [{ field: 'body', kind: 'missingPlaceholder', names: ['link'] }]],
    ['Nothing', [{ field: 'body', kind: 'missingPlaceholder', names: ['link'] }]],
    [
      '{{link}} {{nmae}} {{constructor}} {{#if x}}',
      [{ field: 'body', kind: 'unknownPlaceholder', names: ['nmae', 'constructor', '#if x'] }],
    ],
    ['{{link}} [a](javascript:alert)', [{ field: 'body', kind: 'refusedLink', names: ['javascript:alert'] }]],
    ['{{link}} [a]({{name}})', [{ field: 'body', kind: 'refusedLink', names: ['{{name}}'] }]],
    [
      '{{link}} [a](https://x.example/{{name}})',
      [{ field: 'body', kind: 'refusedLink', names: ['https://x.example/{{name}}'] }],
    ],
    ['[a]({{link}})', []],
  ])('are judged: %s', (body, problems) => {
    expect(textProblems(reset, 'en', { subject: 'Hi', body })).toEqual(problems);
    expect(textProblems(reset, 'en', { subject: '{{x}}', body: '{{link}}' })).toMatchObject([{ field: 'subject' }]);
  });

  it('know what they may name, each with an example in the language', () => {
    expect(textPlaceholders(reset, 'en')).toEqual(
      expect.arrayContaining([
        { name: 'link', example: 'https://app.example/resetPassword?token=abc', isRequired: true },
        { name: 'minutes', example: '30', isRequired: false },
        { name: 'brand', example: 'Linkyard', isRequired: false },
      ]),
    );
  });
});
