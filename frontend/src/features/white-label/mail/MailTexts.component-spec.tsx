import { describe, expect, it } from '@jest/globals';
import { editMailTexts, previewWhiteLabel, type ReplyInput } from '@linkyard/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { FakeApi } from '../../../shared/testing/fake-api.js';
import { renderWithProviders } from '../../../shared/testing/render-with-providers.js';
import { applyStyles, framedMail } from './framed-mail.js';
import { MailTextScreen } from './MailTextScreen.js';
import { MailTextsScreen } from './MailTextsScreen.js';

type Text = ReplyInput<typeof editMailTexts>['texts'][number];
const builtIn = { subject: 'Choose a new password', body: 'Choose it here: {{link}}' };
const inLanguage = (
  language: 'en' | 'de',
  change: Partial<Text['languages'][number]> = {},
): Text['languages'][number] => ({
  ...{ language, title: 'Choose a new password', ...builtIn, isOwn: false, builtIn },
  placeholders: [
    { name: 'link', example: 'https://app.example/reset', isRequired: true },
    { name: 'name', example: 'Ada', isRequired: false },
  ],
  ...change,
});
const reset = (change: Partial<Text['languages'][number]> = {}): Text => ({
  key: 'reset-password',
  languages: [inLanguage('en', change), inLanguage('de', { title: 'Wähle ein neues Passwort' })],
});
const wallet: Text = {
  key: 'wallet-link',
  languages: [inLanguage('en', { title: 'Your downloads' }), inLanguage('de', { title: 'Deine Downloads' })],
};
const preview = { subject: 'Seen by Ada', html: '<p style="color:red">Hi</p>', text: 'Hi' };
const apiWith = (...texts: Text[]) => new FakeApi().on(editMailTexts, { texts }).on(previewWhiteLabel, preview);
const showOne = (api: FakeApi) =>
  renderWithProviders(<MailTextScreen />, {
    ...{ api, at: '/white-label/mails/reset-password', path: '/white-label/mails/:key' },
  });
const english = async () => within(await screen.findByRole('region', { name: 'English' }));

describe('the mail texts of a site', () => {
  it('are listed by what they are about, with those that are own, and found by a word of any language', async () => {
    const { user } = renderWithProviders(<MailTextsScreen />, { api: apiWith(reset({ isOwn: true }), wallet) });
    expect(await screen.findByText('Own text: English')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Choose a new password' })).toHaveAttribute(
      ...(['href', '/white-label/mails/reset-password'] as const),
    );
    await user.type(screen.getByLabelText('Search mail texts'), 'deine down{Enter}');
    await waitFor(() => expect(within(screen.getByRole('table')).getAllByRole('link')).toHaveLength(1));
    expect(screen.getByRole('link', { name: 'Your downloads' })).toBeVisible();
  });

  it('are edited with placeholders, and saved where they were changed', async () => {
    const api = apiWith(reset());
    const { user } = showOne(api);
    const section = await english();
    expect(section.getByText(/The mail needs \{\{link\}\}/)).toBeVisible();
    await user.click(section.getByLabelText('Text'));
    await user.click(section.getByRole('button', { name: '{{name}}' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const body = `${builtIn.body}{{name}}`;
    await waitFor(() =>
      expect(api.bodiesTo(editMailTexts)).toContainEqual({
        save: { key: 'reset-password', language: 'en', subject: builtIn.subject, body },
      }),
    );
    expect(api.bodiesTo(editMailTexts)).not.toContainEqual({
      save: expect.objectContaining({ language: 'de' }),
    });
  });

  it('say at the field what is wrong, and keep what was typed', async () => {
    const message = 'The mail needs link. Put it where it belongs.';
    const api = apiWith(reset());
    const { user } = showOne(api);
    const section = await english();
    await user.clear(section.getByLabelText('Text'));
    await user.type(section.getByLabelText('Text'), 'Hi');
    api.refuse(editMailTexts, {
      ...{ httpStatus: 422, code: 'core.invalid_input', message: 'Please check.' },
      errors: [{ path: 'save.body', message }],
    });
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await section.findByText(message)).toBeVisible();
    expect(section.getByLabelText('Text')).toHaveValue('Hi');
  });

  it('are brought back once that was confirmed', async () => {
    const api = apiWith(reset({ isOwn: true, body: 'Mine {{link}}' }));
    const { user } = showOne(api);
    const section = await english();
    await user.click(section.getByRole('button', { name: 'Bring back the built-in text' }));
    expect(api.bodiesTo(editMailTexts)).toEqual([{}]);
    api.on(editMailTexts, { texts: [reset()] });
    await user.click(await screen.findByRole('button', { name: 'Bring back' }));
    await waitFor(() => expect(section.getByLabelText('Text')).toHaveValue(builtIn.body));
    expect(api.bodiesTo(editMailTexts)).toContainEqual({ delete: 'reset-password', language: 'en' });
    expect(section.queryByRole('button', { name: 'Bring back the built-in text' })).toBeNull();
  });

  it('are looked at as their reader gets them, in the styles that the policy of the app lets through', () => {
    const page = document.implementation.createHTMLDocument();
    const framed = framedMail('<html><head></head><body><p style="color: red">a=&quot;b&quot;</p></body></html>');
    expect(framed).not.toContain(' style=');
    expect(framed).toContain('<base target="_blank">');
    page.documentElement.innerHTML = framed;
    applyStyles(page);
    expect(page.querySelector('p')?.style.color).toBe('red');
    expect(page.querySelector('p')?.textContent).toBe('a="b"');
  });
});
