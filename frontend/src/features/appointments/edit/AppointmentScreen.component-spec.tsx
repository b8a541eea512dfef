import { describe, expect, it } from '@jest/globals';
import { addUpdateAppointment, getAppointment, listPaymentConnections, listSchedules } from '@linkyard/contracts';
import { screen } from '@testing-library/react';
import { FakeApi } from '../../../shared/testing/fake-api.js';
import { previewedScreen } from '../../../shared/testing/previewed-screen.js';
import { renderWithProviders } from '../../../shared/testing/render-with-providers.js';
import { anAppointment, aSchedule, pageOf } from '../testing/an-appointment.js';
import { AppointmentScreen } from './AppointmentScreen.js';

const talk = anAppointment();
const place = { at: `/appointments/${talk._id}`, path: '/appointments/:appointmentId' };
const anApi = (appointment = talk) =>
  new FakeApi().on(getAppointment, { appointment }).on(listSchedules, pageOf([aSchedule()]));
const previewed = () => previewedScreen('Preview of the booking page');
const open = async (api: FakeApi) => {
  const rendered = renderWithProviders(<AppointmentScreen />, { api, ...place });
  await screen.findByRole('heading', { level: 1, name: 'First talk' });
  return rendered;
};

describe('editing an appointment', () => {
  it('previews what is typed and saves it with Ctrl S', async () => {
    const api = anApi().on(addUpdateAppointment, anAppointment({ rev: 2, title: 'First talk!' }));
    const { user } = await open(api);
    await user.type(screen.getByRole('textbox', { name: 'Title' }), '!');
    const { shown } = await previewed();
    expect(shown.getByRole('heading', { level: 1, name: 'First talk!' })).toBeInTheDocument();
    await user.keyboard('{Control>}s{/Control}');
    expect(await screen.findByText('All changes are saved')).toBeVisible();
    expect(api.bodiesTo(addUpdateAppointment)).toEqual([
      expect.objectContaining({ _id: talk._id, rev: 1, title: 'First talk!', price: '' }),
    ]);
  });

  it('previews the form that visitors fill in, with what is due when they book', async () => {
    const asked = { id: 'q1', title: 'Which pot?', type: 'text', required: true, options: [] } as const;
    const paid = anAppointment({
      ...{ price: { amount: 4000, currency: 'EUR' }, questions: [{ ...asked, options: [] }] },
      deposit: { kind: 'percent', percent: 25, amount: null },
    });
    const { user } = await open(anApi(paid));
    await user.click(screen.getByRole('radio', { name: 'Form' }));
    const { shown } = await previewed();
    expect(shown.getByLabelText('Which pot?')).toBeInTheDocument();
    expect(shown.getByRole('button', { name: 'Book and pay €10.00' })).toBeInTheDocument();
    const price = screen.getByRole('textbox', { name: 'Price' });
    await user.clear(price);
    await user.type(price, '80');
    expect(shown.getByRole('button', { name: 'Book and pay €20.00' })).toBeInTheDocument();
  });

  it('sends prices in major units, a deposit only where there is a price', async () => {
    const paid = anAppointment({
      price: { amount: 2450, currency: 'EUR' },
      deposit: { kind: 'amount', percent: null, amount: { amount: 500, currency: 'EUR' } },
    });
    const api = anApi(paid).on(addUpdateAppointment, paid);
    const { user } = await open(api);
    await user.type(screen.getByRole('textbox', { name: 'Title' }), '!');
    await user.keyboard('{Control>}s{/Control}');
    const price = screen.getByRole('textbox', { name: 'Price' });
    await user.clear(price);
    await user.keyboard('{Control>}s{/Control}');
    expect(api.bodiesTo(addUpdateAppointment)).toEqual([
      expect.objectContaining({ price: '24.50', deposit: { kind: 'amount', value: '5.00' } }),
      expect.objectContaining({ price: '', deposit: { kind: 'none' } }),
    ]);
  });

  it('says how far two meetings stand apart', async () => {
    const { user } = await open(anApi(anAppointment({ bufferBefore: 60, bufferAfter: 0 })));
    expect(screen.getByText(/at least 1 hour apart/)).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: 'Free time after' }), '2');
    expect(screen.getByText(/at least 3 hours apart/)).toBeVisible();
  });

  it('shows the zone of the working hours where all visitors see one zone and none is chosen', async () => {
    const { user } = await open(anApi());
    await user.click(screen.getByRole('checkbox', { name: 'Show all visitors the same time zone' }));
    expect(await screen.findByRole('combobox', { name: 'Time zone' })).toHaveDisplayValue(/Europe\/Berlin/);
  });

  it('says that a price cannot be paid while no payment account is connected', async () => {
    const paid = anAppointment({ price: { amount: 2450, currency: 'EUR' } });
    await open(anApi(paid).on(listPaymentConnections, { data: [], simulated: [] }));
    expect(await screen.findByText(/Visitors cannot pay this price yet/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Connect a payment account' })).toHaveAttribute('href', '/integrations');
  });

  it('marks the section whose field was refused', async () => {
    const api = anApi().refuse(addUpdateAppointment, {
      httpStatus: 422,
      code: 'core.invalid_input',
      message: 'Invalid input',
      errors: [{ path: 'title', message: 'A published appointment needs a title.' }],
    });
    const { user } = await open(anApi(anAppointment({ state: 'draft' })));
    globalThis.fetch = api.fetch;
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    expect(await screen.findByText('A published appointment needs a title.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Basics (has errors)' })).toBeVisible();
  });

  it('offers the newer version when it was changed elsewhere', async () => {
    const api = anApi().refuse(addUpdateAppointment, { httpStatus: 409, code: 'core.stale_rev', message: 'Stale' });
    const { user } = await open(api);
    await user.type(screen.getByRole('textbox', { name: 'Title' }), '!');
    await user.keyboard('{Control>}s{/Control}');
    api.on(getAppointment, { appointment: anAppointment({ rev: 5, title: 'Second talk' }) });
    await user.click(await screen.findByRole('button', { name: 'Load the newer version' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Second talk' })).toBeVisible();
    expect(screen.queryByText('This appointment was changed somewhere else.')).toBeNull();
  });
});
