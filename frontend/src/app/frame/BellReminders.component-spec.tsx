import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderWithProviders } from '../../shared/testing/render-with-providers.js';
import { BellReminders } from './BellReminders.js';

const render = (paymentCount: number | null, productCount: number | null) =>
  renderWithProviders(
    <BellReminders paymentCount={paymentCount} productCount={productCount} onOpen={() => undefined} />,
  );

describe('the reminders of the bell', () => {
  it('lead to where a payment method and a product are added', () => {
    render(0, 0);
    expect(screen.getByRole('link', { name: /No payment method yet/ })).toHaveAttribute('href', '/integrations');
    expect(screen.getByRole('link', { name: /No product yet/ })).toHaveAttribute('href', '/products');
  });

  it.each([
    [1, 1],
    [null, null],
  ])('are not there with %s payment accounts and %s products', (paymentCount, productCount) => {
    render(paymentCount, productCount);
    expect(screen.queryByRole('link')).toBeNull();
  });
});
