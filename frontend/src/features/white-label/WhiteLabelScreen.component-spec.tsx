import { describe, expect, it } from '@jest/globals';
import { getOthersData, getWhiteLabel, updateWhiteLabel, type WhiteLabelView } from '@linkyard/contracts';
import { screen, within } from '@testing-library/react';
import { FakeApi } from '../../shared/testing/fake-api.js';
import { renderWithProviders } from '../../shared/testing/render-with-providers.js';
import { WhiteLabelScreen } from './WhiteLabelScreen.js';

const at = '2026-11-26T10:00:00.000Z';
const draft: WhiteLabelView = {
  ...{ _id: 'a'.repeat(24), rev: 1, createdAt: at, updatedAt: at },
  ...{ domain: 'agency.example', domainVerified: true, domainId: 'd'.repeat(24), status: 0 },
  ...{ title: 'The Agency', author: 'Ana', description: 'Pages', categories: ['Food'] },
  ...{ supportEmail: 'help@agency.example', supportLink: 'https://agency.example', signupMode: 'closed' },
  ...{ logo: '/media/pictures/a/logo.webp', favicon: '/media/pictures/a/icon.png', offPage: 'gone' },
  theme: {
    ...{ primaryColor: '#223344', secondaryColor: '#445566', titleColor: '#111111' },
    ...{ textColor: '#333333', sideBarColor: '#ffffff', bgColor: '#fafafa' },
  },
  smtpDetails: {
    ...{ name: 'The Agency', email: 'hello@agency.example', host: 'smtp.agency.example', port: 587 },
    ...{ username: 'hello', password: '', hasPassword: true },
  },
  ...{ smtpVerifiedAt: null, showPoweredBy: false, publishedAt: null, suspendedReason: '', origin: null },
};
const others = {
  ...{ version: '1', currencies: [], countries: [], siteCategories: ['Fast food', 'Music', 'Seafood'] },
  ...{ emojis: [], fonts: [], timeZones: [], animations: [], palette: { colors: [], gradients: [] } },
};
const apiWith = (record: WhiteLabelView | null) => new FakeApi().on(getWhiteLabel, record).on(getOthersData, others);

describe('the White Label screen', () => {
  it.each([
    ['no domain was named', null, 'Please verify your domain'],
    ['the domain is not verified', { ...draft, domainVerified: false }, 'Please verify your domain'],
    ['it is not published', draft, 'Please complete white label settings'],
  ])('keeps the tab of users closed while %s', async (_what, record, reason) => {
    const { user } = renderWithProviders(<WhiteLabelScreen />, { api: apiWith(record) });
    await user.click(await screen.findByRole('tab', { name: 'Users' }));
    expect((await screen.findAllByText(reason)).length).toBeGreaterThan(0);
    expect(screen.getByRole('tab', { name: 'Settings' })).toHaveAttribute('aria-selected', 'true');
  });

  it('shows nothing but the domain until that is verified', async () => {
    renderWithProviders(<WhiteLabelScreen />, { api: apiWith({ ...draft, domainVerified: false }) });
    expect(await screen.findByRole('textbox', { name: /Domain/ })).toHaveValue('agency.example');
    expect(screen.queryByRole('textbox', { name: /Title/ })).toBeNull();
    expect(screen.getByRole('button', { name: 'Verify' })).toBeEnabled();
  });

  it('publishes, says so, and goes on to the users', async () => {
    const published = { ...draft, rev: 2, status: 1 as const };
    const api = apiWith(draft).on(updateWhiteLabel, { ...published, isFirst: true });
    const { user } = renderWithProviders(<WhiteLabelScreen />, { api });
    await user.type(await screen.findByRole('textbox', { name: /^Author/ }), ' B');
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    const words = 'Completed Whitelabel Setting Successfully. Now you can create users and manage them.';
    expect(await screen.findByText(words)).toBeVisible();
    expect(api.bodiesTo(updateWhiteLabel)).toMatchObject([
      { _id: draft._id, rev: 1, domain: 'agency.example', smtpDetails: { password: '' } },
    ]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('asks before the tab of users takes the place of settings that are not saved', async () => {
    const { user } = renderWithProviders(<WhiteLabelScreen />, { api: apiWith({ ...draft, status: 1 }) });
    await user.type(await screen.findByRole('textbox', { name: /^Author/ }), ' B');
    await user.click(screen.getByRole('tab', { name: 'Users' }));
    const question = await screen.findByRole('dialog', { name: 'Leave without saving?' });
    await user.click(within(question).getByRole('button', { name: 'Keep editing' }));
    expect(screen.getByRole('textbox', { name: /^Author/ })).toHaveValue('Ana B');
  });

  it('updates once it is published, and only what was changed can be saved', async () => {
    const published = { ...draft, status: 1 as const };
    const api = apiWith(published).on(updateWhiteLabel, { ...published, title: 'Agency 2', isFirst: false });
    const { user } = renderWithProviders(<WhiteLabelScreen />, { api });
    const button = await screen.findByRole('button', { name: 'Update' });
    expect(button).toBeDisabled();
    await user.type(screen.getByRole('textbox', { name: /^Author/ }), ' B');
    await user.click(button);
    expect(await screen.findByText('Updated Whitelabel Setting Successfully.')).toBeVisible();
  });

  it('asks to verify another domain than the verified one', async () => {
    const { user } = renderWithProviders(<WhiteLabelScreen />, { api: apiWith(draft) });
    expect(await screen.findByRole('button', { name: 'Verified' })).toBeDisabled();
    await user.type(screen.getByRole('textbox', { name: /^Domain/ }), '.org');
    expect(screen.getByRole('button', { name: 'Verify' })).toBeEnabled();
  });

  it('says what is missing in the words of the server', async () => {
    const message = 'Please add at least one category';
    const api = apiWith({ ...draft, categories: [] }).refuse(updateWhiteLabel, {
      ...{ httpStatus: 422, code: 'white-label.category_missing', message },
    });
    const { user } = renderWithProviders(<WhiteLabelScreen />, { api });
    await user.click(await screen.findByRole('button', { name: 'Publish' }));
    expect((await screen.findAllByText(message)).length).toBeGreaterThan(0);
  });

  it('suggests categories a moment after typing', async () => {
    const { user } = renderWithProviders(<WhiteLabelScreen />, { api: apiWith(draft) });
    await user.type(await screen.findByRole('combobox', { name: /categories/ }), 'FOOD');
    expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual([
      'Fast food',
      'Seafood',
    ]);
  });
});
