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

  it('names the one of them that a site offers, and leads to the legal pages that it has of its own', () => {
    const site = {
      social_sign_in: { google: false, facebook: true },
      legal: { terms: '/terms-of-service', imprint: '/imprint' },
    };
    renderWithProviders(<SignUpScreen />, { site });
    expect(document.body).not.toHaveTextContent('Google');
    expect(screen.getByText(/Continuing with Facebook/)).toBeVisible();
    for (const link of screen.getAllByRole('link', { name: /^terms/i }))
      expect(link).toHaveAttribute('target', '_blank');
    expect(screen.getByRole('link', { name: 'Imprint' })).toHaveAttribute('href', '/imprint');
    expect(screen.getByRole('link', { name: 'Privacy' })).not.toHaveAttribute('target');
  });

  it('names neither at a site where they are not offered', () => {
    renderWithProviders(<SignUpScreen />, { site: { social_sign_in: { google: false, facebook: false } } });
    expect(screen.getByRole('button', { name: 'Create account' })).toBeVisible();
    expect(document.body).not.toHaveTextContent(/Google|Facebook/);
  });

  it('promises at the site of the installation alone that it is free', () => {
    const { unmount } = renderWithProviders(<SignUpScreen />, { site: { white_label: false, site_title: 'Garden' } });
    expect(screen.getByText(/Free, and yours to take along/)).toBeVisible();
    unmount();
    renderWithProviders(<SignUpScreen />, { site: { white_label: true, site_title: 'The Agency' } });
    expect(screen.getByText('Your own page on The Agency, in a few minutes.')).toBeVisible();
    expect(document.body).not.toHaveTextContent('Free');
  });

  it.each([
    ['invite', 'By invitation only'],
    ['closed', 'Sign-up is closed'],
  ] as const)('has no form where it is %s', (signup, title) => {
    renderWithProviders(<SignUpScreen />, { site: { signup } });
    expect(screen.getByRole('heading', { name: title })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Create account' })).toBeNull();
  });
});
