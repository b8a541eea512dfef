import { describe, expect, it } from '@jest/globals';
import { getUser, listUsers, noLimits, saveUser, type ReplyInput } from '@linkyard/contracts';
import { screen, within } from '@testing-library/react';
import { FakeApi } from '../../shared/testing/fake-api.js';
import { renderWithProviders } from '../../shared/testing/render-with-providers.js';
import { AdminUsersScreen } from './AdminUsersScreen.js';

type User = ReplyInput<typeof saveUser>;
const kim: User = {
  ...{ _id: 'a'.repeat(24), rev: 4, createdAt: new Date(0), updatedAt: new Date(0), role: 2, tokenType: 'owner' },
  ...{ tenantId: null, name: 'Kim', email: 'kim@people.example', profile_image: null, username: null },
  ...{ emailVerifiedAt: null, planName: 'Free', step: 0, status: 1, state: 'active', lastSeenAt: null },
  limits: { ...noLimits, campaigns: 3 },
  features: {},
};
const usage = { campaigns: 2, products: 0, mediaBytes: 5 * 1024 * 1024, subUsers: 0, emailsPerMonth: null };
const anApi = (data: User[] = [kim]) =>
  new FakeApi()
    .on(listUsers, { data, currentPage: 1, totalCount: data.length, pageCounts: 1, listPerPage: 10 })
    .on(getUser, { user: data[0] ?? kim, usage })
    .on(saveUser, data[0] ?? kim);

async function opened(api: FakeApi) {
  const { user } = renderWithProviders(<AdminUsersScreen />, { api });
  await user.click(await screen.findByText('Kim'));
  return { user, drawer: within(await screen.findByRole('dialog', { name: 'Kim' })) };
}

describe('the drawer of an account', () => {
  it('shows what is used beside each limit, and saves limits and features', async () => {
    const api = anApi();
    const { user, drawer } = await opened(api);
    expect(await drawer.findByText('2 in use')).toBeVisible();
    expect(drawer.getByText(/^5.* MB in use$/)).toBeVisible();
    expect(drawer.getByText('The use is not known right now.')).toBeVisible();
    await user.clear(drawer.getByRole('textbox', { name: 'Pages' }));
    await user.type(drawer.getByRole('textbox', { name: 'Files, in MB' }), '500');
    await user.click(drawer.getByRole('switch', { name: 'White label' }));
    await user.click(drawer.getByRole('button', { name: 'Save' }));
    expect(api.bodiesTo(saveUser)).toEqual([
      expect.objectContaining({
        _id: kim._id,
        rev: 4,
        limits: { ...noLimits, mediaBytes: 500 * 1024 * 1024 },
        features: { whiteLabel: true, customDomain: false },
      }),
    ]);
  });

  it('asks for the address and the own password before it makes an administrator', async () => {
    const message = 'This is not the address of the account.';
    const errors = [{ path: 'promotion.email', message }];
    const api = anApi().refuse(saveUser, { httpStatus: 422, code: 'core.invalid_input', message: 'Check', errors });
    const { user, drawer } = await opened(api);
    await user.click(drawer.getByRole('combobox', { name: 'Role' }));
    await user.click(await screen.findByRole('option', { name: 'Admin' }));
    await user.type(drawer.getByRole('textbox', { name: /Address of the account/ }), 'lee@people.example');
    await user.type(drawer.getByLabelText(/Your password/), 'correct horse');
    await user.click(drawer.getByRole('button', { name: 'Save' }));
    expect(await drawer.findByText(message)).toBeVisible();
    expect(api.bodiesTo(saveUser)).toEqual([
      expect.objectContaining({ role: 1, promotion: { email: 'lee@people.example', password: 'correct horse' } }),
    ]);
  });

  it('offers no features to the people of a white label', async () => {
    const { drawer } = await opened(anApi([{ ...kim, tenantId: 'b'.repeat(24), tokenType: 'wlUser' }]));
    expect(drawer.getByRole('switch', { name: 'Custom domain' })).toBeDisabled();
    expect(drawer.getByText('People of a white label have no white label and no own domain.')).toBeVisible();
  });
});
