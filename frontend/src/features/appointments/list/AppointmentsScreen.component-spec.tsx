import { describe, expect, it } from '@jest/globals';
import {
  addUpdateAppointment,
  deleteAppointments,
  duplicateAppointment,
  listAppointments,
  toggleAppointment,
} from '@linkyard/contracts';
import { screen, within } from '@testing-library/react';
import { FakeApi } from '../../../shared/testing/fake-api.js';
import { renderWithProviders } from '../../../shared/testing/render-with-providers.js';
import { anAppointment, pageOf } from '../testing/an-appointment.js';
import { AppointmentsScreen } from './AppointmentsScreen.js';

const talk = anAppointment({ durations: [30, 60], price: { amount: 2400, currency: 'EUR' } });
const anApi = () => new FakeApi().on(listAppointments, pageOf([talk]));

describe('the list of appointments', () => {
  it('makes the first appointment and opens it', async () => {
    const api = new FakeApi().on(listAppointments, pageOf([])).on(addUpdateAppointment, talk);
    const { user, address } = renderWithProviders(<AppointmentsScreen />, { api, at: '/appointments' });
    expect(await screen.findByText('You have no appointments yet.')).toBeVisible();
    await user.click(screen.getAllByRole('button', { name: 'Add appointment' })[0] ?? document.body);
    expect(address()).toBe(`/appointments/${talk._id}`);
  });

  it('shows lengths and price, and requests what the address says', async () => {
    const at = '/appointments?q=talk&state=published&status=1&sort=-title';
    const { api } = renderWithProviders(<AppointmentsScreen />, { api: anApi(), at });
    expect(await screen.findByText('30 min, 1 h')).toBeVisible();
    expect(screen.getByText('€24.00')).toBeVisible();
    expect(api.bodiesTo(listAppointments)).toEqual([
      { page: 1, searchTerm: 'talk', sort: '-title', filters: { state: 'published', status: 1 } },
    ]);
  });

  it('switches off in its row without opening it', async () => {
    const api = anApi().on(toggleAppointment, { _id: talk._id, status: 0 });
    const { user, address } = renderWithProviders(<AppointmentsScreen />, { api, at: '/appointments' });
    await user.click(await screen.findByRole('switch', { name: 'First talk can be booked' }));
    expect(api.bodiesTo(toggleAppointment)).toEqual([{ _id: talk._id, status: 0 }]);
    expect(address()).toBe('/appointments');
  });

  it('says why it is not deleted, and keeps the question open', async () => {
    const api = anApi().refuse(deleteAppointments, {
      httpStatus: 409,
      code: 'bookings.has_bookings',
      message: 'There are bookings to come.',
    });
    const { user } = renderWithProviders(<AppointmentsScreen />, { api });
    await user.click(await screen.findByRole('button', { name: 'More for First talk' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete “First talk”?' }));
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(await dialog.findByText('There are bookings to come.')).toBeVisible();
  });

  it('copies an appointment as a draft and opens the copy', async () => {
    const copy = anAppointment({ _id: 'b'.repeat(24), state: 'draft' });
    const api = anApi().on(duplicateAppointment, copy);
    const { user, address } = renderWithProviders(<AppointmentsScreen />, { api });
    await user.click(await screen.findByRole('button', { name: 'More for First talk' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Duplicate' }));
    expect(await screen.findByText('Copied as a draft.')).toBeVisible();
    expect(address()).toBe(`/appointments/${copy._id}`);
  });
});
