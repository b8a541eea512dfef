import { describe, expect, it } from '@jest/globals';
import {
  getAppointment,
  getProduct,
  listAppointments,
  listBookings,
  listOrders,
  listProducts,
} from '@linkyard/contracts';
import { screen, waitFor } from '@testing-library/react';
import { anAppointment } from '../features/appointments/testing/an-appointment.js';
import { BookingsScreen } from '../features/bookings/BookingsScreen.js';
import { OrdersScreen } from '../features/orders/OrdersScreen.js';
import { aProduct } from '../features/products/testing/a-product.js';
import { FakeApi } from '../shared/testing/fake-api.js';
import { renderWithProviders } from '../shared/testing/render-with-providers.js';

const idOf = (number: number) => number.toString(16).padStart(24, '0');
const nameOf = (number: number) => `Mug ${number}`;
const total = 130;
const numbers = Array.from({ length: total }, (_, index) => index + 1);
const nothing = { data: [], currentPage: 1, totalCount: 0, pageCounts: 0, listPerPage: 10 };

/** As the server lists 130 of them. */
function listed<Row>(
  { listPerPage = 10, searchTerm = '' }: { listPerPage?: number; searchTerm?: string },
  row: (number: number) => Row,
) {
  const found = numbers.filter((number) => nameOf(number).startsWith(searchTerm));
  const data = found.slice(0, listPerPage).map(row);
  return {
    data,
    currentPage: 1,
    totalCount: found.length,
    pageCounts: Math.ceil(found.length / listPerPage),
    listPerPage,
  };
}
const product = (number: number) => aProduct({ _id: idOf(number), title: nameOf(number) });
const appointment = (number: number) => anAppointment({ _id: idOf(number), title: nameOf(number) });

const screens = [
  {
    ...{ name: 'orders by product', ui: <OrdersScreen />, at: `/purchase?product=${idOf(125)}`, list: listOrders },
    api: () =>
      new FakeApi()
        .on(listOrders, nothing)
        .onCall(listProducts, (request) => listed(request, product))
        .onCall(getProduct, ({ _id }) => ({ product: product(Number.parseInt(_id, 16)) })),
    ...{ label: 'Product', wanted: { productId: idOf(130) } },
  },
  {
    ...{
      name: 'bookings by appointment',
      ui: <BookingsScreen />,
      at: `/?appointment=${idOf(125)}`,
      list: listBookings,
    },
    api: () =>
      new FakeApi()
        .on(listBookings, nothing)
        .onCall(listAppointments, (request) => listed(request, appointment))
        .onCall(getAppointment, ({ _id }) => ({ appointment: appointment(Number.parseInt(_id, 16)) })),
    ...{ label: 'Appointment', wanted: { appointmentId: idOf(130) } },
  },
] as const;

describe('a filter by one of more than a hundred', () => {
  it.each(screens.map((one) => [one.name, one] as const))(
    'is searched, and names its choice: %s',
    async (_name, one) => {
      const { api, user } = renderWithProviders(one.ui, { api: one.api(), at: one.at });
      const chip = await screen.findByRole('button', { name: /: ?Mug 125$/ });
      await user.click(chip);
      const search = await screen.findByRole('textbox', { name: `Search ${one.label}` });
      expect(await screen.findByRole('option', { name: 'Mug 1' })).toBeVisible();
      await user.type(search, 'Mug 130');
      await waitFor(() => expect(screen.queryByRole('option', { name: 'Mug 1' })).toBeNull());
      await user.click(await screen.findByRole('option', { name: 'Mug 130' }));
      expect(await screen.findByRole('button', { name: /: ?Mug 130$/ })).toBeVisible();
      expect(api.bodiesTo(one.list).at(-1)).toMatchObject({ filters: one.wanted });
      await user.click(screen.getByRole('button', { name: `Clear ${one.label}` }));
      await waitFor(() => expect(api.bodiesTo(one.list).at(-1)).not.toMatchObject({ filters: one.wanted }));
    },
  );

  it('says so where its choice has been deleted, and can be cleared', async () => {
    const api = screens[0].api().refuse(getProduct, { httpStatus: 404, code: 'core.not_found', message: 'Not found.' });
    const { user } = renderWithProviders(<OrdersScreen />, { api, at: `/purchase?product=${idOf(999)}` });
    expect(await screen.findByRole('button', { name: /: ?Deleted$/ })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear Product' }));
    await waitFor(() => expect(api.bodiesTo(listOrders).at(-1)).toMatchObject({ filters: {} }));
    expect(screen.queryByRole('button', { name: /Deleted$/ })).toBeNull();
  });
});
