import { describe, expect, it } from '@jest/globals';
import { completeSocialSignIn } from '@linkyard/contracts';
import { screen } from '@testing-library/react';
import { FakeApi } from '../../shared/testing/fake-api.js';
import { renderWithProviders } from '../../shared/testing/render-with-providers.js';
import { SecondFactorScreen } from './SecondFactorScreen.js';

const enter = async (api: FakeApi, code: string) => {
  const { user } = renderWithProviders(<SecondFactorScreen />, { api });
  if (code) await user.type(screen.getByLabelText('Code'), code);
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
};

describe('the second factor of a sign-in with a provider', () => {
  it('asks for a code before it asks the server', async () => {
    const api = new FakeApi();
    await enter(api, '');
    expect(await screen.findByText('Enter the code.')).toBeVisible();
    expect(api.bodiesTo(completeSocialSignIn)).toEqual([]);
  });

  it('says at the field that a code is not right', async () => {
    const message = 'That code is not right. Please try the next one.';
    const api = new FakeApi().refuse(completeSocialSignIn, {
      httpStatus: 401,
      code: 'auth.two_factor_failed',
      message,
    });
    await enter(api, ' 123456 ');
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByLabelText('Code')).toBeInvalid();
    expect(api.bodiesTo(completeSocialSignIn)).toEqual([{ otp: '123456' }]);
  });

  it('says when the sign-in took too long, and leads back', async () => {
    const message = 'This sign-in has expired.';
    const api = new FakeApi().refuse(completeSocialSignIn, { httpStatus: 401, code: 'auth.sign_in_expired', message });
    await enter(api, '123456');
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/signin');
  });
});
