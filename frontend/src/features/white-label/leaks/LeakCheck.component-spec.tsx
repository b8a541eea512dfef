import { describe, expect, it } from '@jest/globals';
import { checkLeaks } from '@linkyard/contracts';
import { screen } from '@testing-library/react';
import { FakeApi } from '../../../shared/testing/fake-api.js';
import { renderWithProviders } from '../../../shared/testing/render-with-providers.js';
import { LeakCheck } from './LeakCheck.js';

const checkedAt = '2026-11-26T10:00:00.000Z';

describe('the check of a site', () => {
  it('says in how many places it has looked for nothing', async () => {
    const api = new FakeApi().on(checkLeaks, { checkedAt, looked: 420, leaks: [] });
    const { user } = renderWithProviders(<LeakCheck />, { api });
    await user.click(screen.getByRole('button', { name: 'Check the site' }));
    expect(await screen.findByText('Nothing was found in 420 screens, files and mails.')).toBeVisible();
  });

  it('lists where something is, and in what words', async () => {
    const leaks = [{ where: '/signin', kind: 'name' as const, excerpt: 'Made with Garden' }];
    const api = new FakeApi().on(checkLeaks, { checkedAt, looked: 420, leaks });
    const { user } = renderWithProviders(<LeakCheck />, { api });
    await user.click(screen.getByRole('button', { name: 'Check the site' }));
    expect(await screen.findByText('Found in 1 of 420 places')).toBeVisible();
    expect(screen.getByRole('listitem')).toHaveTextContent('/signin: a name, Made with Garden');
  });

  it('says why it could not look', async () => {
    const message = 'Please verify your domain';
    const api = new FakeApi().refuse(checkLeaks, {
      ...{ httpStatus: 409, code: 'white-label.domain_unverified', message },
    });
    const { user } = renderWithProviders(<LeakCheck />, { api });
    await user.click(screen.getByRole('button', { name: 'Check the site' }));
    expect(await screen.findByText(message)).toBeVisible();
  });
});
