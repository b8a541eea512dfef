import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { UiProvider } from '@linkyard/ui';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, Link, Outlet, RouterProvider } from 'react-router-dom';
import { ScreenError } from './UnexpectedError.js';

/** Two screens in a frame with a menu; the first fails while it is drawn. */
function openFailing(failures: { left: number; error: Error }) {
  const Orders = () => {
    if (failures.left > 0) throw failures.error;
    return <h1>Orders</h1>;
  };
  const frame = (
    <>
      <Link to="/products">Products</Link>
      <Outlet />
    </>
  );
  const errorElement = <ScreenError />;
  const children = [
    { path: '/orders', element: <Orders />, errorElement },
    { path: '/products', element: <h1>Products</h1>, errorElement },
  ];
  const router = createMemoryRouter([{ element: frame, children }], { initialEntries: ['/orders'] });
  render(
    <UiProvider>
      <RouterProvider router={router} />
    </UiProvider>,
  );
}

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('a screen that fails while it is drawn', () => {
  beforeEach(() => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
  });

  it('leaves the menu in place, which leads to a screen without the error', async () => {
    openFailing({ left: Infinity, error: new Error('useQuery is not a function') });
    expect(await heading('Unexpected Application Error!')).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'Products' }));
    expect(await heading('Products')).toBeVisible();
  });

  it('is drawn again by “Try again”', async () => {
    const failures = { left: Infinity, error: new Error('boom') };
    openFailing(failures);
    const again = await screen.findByRole('button', { name: 'Try again' });
    failures.left = 0;
    await userEvent.click(again);
    expect(await heading('Orders')).toBeVisible();
  });

  it('names the request that was refused, where there was one', async () => {
    openFailing({ left: Infinity, error: Object.assign(new Error('boom'), { requestId: 'req-7' }) });
    expect(await screen.findByText('Request req-7')).toBeVisible();
  });
});
