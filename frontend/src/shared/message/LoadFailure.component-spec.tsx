import { describe, expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithProviders } from '../testing/render-with-providers.js';
import { LoadFailure } from './LoadFailure.js';

const shown = (code: string, httpStatus: number) => {
  const retry = jest.fn();
  renderWithProviders(
    <LoadFailure
      error={{ code, httpStatus, message: 'The service is away.' }}
      retry={retry}
      missing="There is no such product."
      back={{ to: '/products', label: 'Back to products' }}
    />,
  );
  return retry;
};

describe('a record that could not be loaded', () => {
  it.each([
    ['unknown', 'core.not_found', 404],
    ['malformed', 'core.invalid_input', 422],
  ])('is missing where its id is %s, and leads to those that exist', (_id, code, httpStatus) => {
    shown(code, httpStatus);
    expect(screen.getByText('There is no such product.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to products' })).toHaveAttribute('href', '/products');
  });

  it('can be tried again where the service is away', async () => {
    const retry = shown('core.unavailable', 503);
    expect(screen.queryByText('There is no such product.')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: /try again/i }));
    expect(retry).toHaveBeenCalledTimes(1);
  });
});
