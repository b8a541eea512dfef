import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderWithProviders } from '../../shared/testing/render-with-providers.js';
import { SignUpScreen } from './SignUpScreen.js';

describe('signing up', () => {
  it('offers Google and Facebook, and says what continuing with them means', () => {
    renderWithProviders(<SignUpScreen />);
    expect(screen.getByRole('link', { name: 'Continue with Google' })).toBeVisible();
    expect(screen.getByText(/Continuing with Google or Facebook/)).toBeVisible();
  });

  it('names neither at a site where they are not offered', () => {
    renderWithProviders(<SignUpScreen />, { site: { social_sign_in: false } });
    expect(screen.getByRole('button', { name: 'Create account' })).toBeVisible();
    expect(document.body).not.toHaveTextContent(/Google|Facebook/);
  });
});
