import { describe, expect, it } from '@jest/globals';
import {
  approveBooking,
  changeBookingStatus,
  chargeBooking,
  getReceipt,
  listAppointments,
  listBookings,
  listCalendarBookings,
  noteBooking,
  paymentAttentionText,
  rescheduleBooking,
  resolveBookingAttention,
  type ReplyInput,
} from '@linkyard/contracts';
import { createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { FakeApi } from '../../shared/testing/fake-api.js';
import { renderWithProviders } from '../../shared/testing/render-with-providers.js';
import { BookingsScreen } from './BookingsScreen.js';

type Booking = ReplyInput<typeof listBookings>['data'][number];
const soon = Date.now() + 2 * 86_400_000;
const aBooking = (fields: Partial<Booking> = {}): Booking => ({
  _id: 'b'.repeat(24),
  rev: 1,
  createdAt: new Date(),
  updatedAt: new Date(),
  uid: 'booking-uid-0123456789',
  title: 'First talk',
  startAt: new Date(soon),
  endAt: new Date(soon + 1_800_000),
  timeZone: 'Asia/Tokyo',
  hostTimeZone: 'Europe/Berlin',
  guests: [],
  answers: [{ id: 'q', title: 'Topic?', value: 'Work' }],
  state: 'awaitingApproval',
  paymentState: 'none',
  price: null,
  due: null,
  holdUntil: null,
  paid: null,
  chargeable: null,
  refunded: null,
  seatNo: 1,
  recurringId: null,
  rescheduledFrom: null,
  rescheduledTo: null,
  paymentId: null,
  internalNotes: '',
  cancel: null,
  rejectReason: null,
  rating: null,
  ratingText: '',
  appointmentId: 'a'.repeat(24),
  attendee: { name: 'Bo Visitor', email: 'bo@example.com', phone: '' },
  location: null,
  awaitedUntil: null,
  rescheduleCount: 0,
  attribution: {},
  history: [],
  ...fields,
});
const pageOf = (data: Booking[]) => ({ data, currentPage: 1, totalCount: data.length, pageCounts: 1, listPerPage: 10 });
const anApi = (...bookings: Booking[]) =>
  new FakeApi()
    .on(listBookings, pageOf(bookings))
    .on(listAppointments, { data: [], currentPage: 1, totalCount: 0, pageCounts: 0, listPerPage: 100 });

describe('Booking Data', () => {
  it('marks a refused amount of a charge at its field', async () => {
    const eur = { amount: 2_000, currency: 'EUR' };
    const booking = aBooking({ state: 'completed', paymentState: 'authorized', price: eur, chargeable: eur });
    const errors = [{ path: 'amount', code: 'invalid', message: 'At most €15.00 is left.' }];
    const refusal = { httpStatus: 422, code: 'core.invalid_input', message: 'Please check the marked fields.', errors };
    const api = anApi(booking).refuse(chargeBooking, refusal);
    const { user } = renderWithProviders(<BookingsScreen />, { api });
    await user.click(await screen.findByText('Bo Visitor'));
    await user.click(await screen.findByRole('button', { name: 'Charge card' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Charge the card?' }));
    await user.click(dialog.getByRole('button', { name: 'Charge €20.00' }));
    expect(await dialog.findByText('At most €15.00 is left.')).toBeVisible();
    expect(dialog.getByRole('textbox', { name: /Amount/ })).toBeInvalid();
  });

  it('says how to get bookings while there are none', async () => {
    renderWithProviders(<BookingsScreen />, { api: anApi() });
    expect(await screen.findByText('Nobody has booked a time to come.')).toBeVisible();
  });

  it('requests the tab of the address', async () => {
    const { api, user } = renderWithProviders(<BookingsScreen />, { api: anApi(aBooking()), at: '/?tab=pending&q=bo' });
    await screen.findByText('Bo Visitor');
    await user.click(screen.getByRole('radio', { name: 'Past' }));
    expect(api.bodiesTo(listBookings)).toEqual([
      { page: 1, searchTerm: 'bo', filters: { tab: 'pending' } },
      { page: 1, searchTerm: 'bo', filters: { tab: 'past' } },
    ]);
  });

  it('approves a request in its drawer', async () => {
    const api = anApi(aBooking()).on(approveBooking, { booking: aBooking({ state: 'confirmed' }) });
    const { user } = renderWithProviders(<BookingsScreen />, { api });
    await user.click(await screen.findByText('Bo Visitor'));
    const drawer = within(await screen.findByRole('dialog', { name: 'Bo Visitor' }));
    expect(drawer.getByText('This request waits for your answer.')).toBeVisible();
    expect(drawer.getByText('Topic?')).toBeVisible();
    await user.click(drawer.getByRole('button', { name: 'Approve' }));
    expect(await screen.findByText('Approved. The visitor gets a mail.')).toBeVisible();
    expect(api.bodiesTo(approveBooking)).toEqual([{ uid: aBooking().uid, approve: true, reason: '' }]);
  });

  it('asks before it approves a request at a time when the calendar is busy', async () => {
    const api = anApi(aBooking()).refuse(approveBooking, {
      httpStatus: 409,
      code: 'bookings.host_busy',
      message: 'Your calendar is busy at this time.',
    });
    const { user } = renderWithProviders(<BookingsScreen />, { api });
    await user.click(await screen.findByText('Bo Visitor'));
    await user.click(await screen.findByRole('button', { name: 'Approve' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Approve it anyway?' }));
    api.on(approveBooking, { booking: aBooking({ state: 'confirmed' }) });
    await user.click(dialog.getByRole('button', { name: 'Approve anyway' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Approve it anyway?' })).toBeNull());
    expect(api.bodiesTo(approveBooking)).toMatchObject([{ approve: true }, { approve: true, ignoreBusy: true }]);
  });

  it('makes a refund again that was refused, or dismisses that', async () => {
    const text = paymentAttentionText('refund_failed');
    const refund = { amount: 2_000, currency: 'EUR' };
    const booking = aBooking({ state: 'cancelled', paymentAttention: { code: 'refund_failed', text, refund } });
    const api = anApi(booking).on(resolveBookingAttention, { booking: aBooking({ state: 'cancelled' }) });
    const { user } = renderWithProviders(<BookingsScreen />, { api });
    await user.click(await screen.findByText('Bo Visitor'));
    const drawer = within(await screen.findByRole('dialog', { name: 'Bo Visitor' }));
    expect(drawer.getByText(text)).toBeVisible();
    await user.click(drawer.getByRole('button', { name: 'Refund €20.00 again' }));
    await waitFor(() =>
      expect(api.bodiesTo(resolveBookingAttention)).toEqual([
        { uid: booking.uid, code: 'refund_failed', decision: 'refund' },
      ]),
    );
  });

  it('names a second payment beside another notice, each with its own decision', async () => {
    const refund = { amount: 2_000, currency: 'EUR' };
    const notice = (code: 'currency_differs' | 'paid_twice') => {
      const text = paymentAttentionText(code, { currency: 'USD' });
      return { code, text, refund: code === 'paid_twice' ? refund : null };
    };
    const both = { paymentAttention: notice('currency_differs'), duplicatePayment: notice('paid_twice') };
    const booking = aBooking({ state: 'confirmed', ...both });
    const api = anApi(booking).on(resolveBookingAttention, { booking });
    const { user } = renderWithProviders(<BookingsScreen />, { api });
    await user.click(await screen.findByText('Bo Visitor'));
    const drawer = within(await screen.findByRole('dialog', { name: 'Bo Visitor' }));
    for (const { text } of Object.values(both)) expect(drawer.getByText(text)).toBeVisible();
    await user.click(drawer.getByRole('button', { name: 'Refund this payment (€20.00)' }));
    await waitFor(() =>
      expect(api.bodiesTo(resolveBookingAttention)).toEqual([
        { uid: booking.uid, code: 'paid_twice', decision: 'refund' },
      ]),
    );
  });

  it('shows in its timeline what happened, by whom and why', async () => {
    const at = (minute: number) => new Date(Date.UTC(2026, 10, 23, 10, minute));
    const history = [
      { from: 'rescheduled', to: 'awaitingApproval', at: at(1), by: 'attendee' as const, reason: 'I am late' },
      { from: 'awaitingApproval', to: 'confirmed', at: at(2), by: 'host' as const, reason: '' },
      { from: 'confirmed', to: 'cancelled', at: at(3), by: 'host' as const, reason: 'Ill' },
    ];
    const cancel = { by: 'host' as const, reason: 'Ill', at: at(3) };
    const moved = aBooking({ state: 'cancelled', cancel, rescheduledFrom: 'booking-uid-0123456788', history });
    const { user } = renderWithProviders(<BookingsScreen />, { api: anApi(moved) });
    await user.click(await screen.findByText('Bo Visitor'));
    const drawer = within(await screen.findByRole('dialog', { name: 'Bo Visitor' }));
    const entries = drawer.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(entries).toEqual([
      expect.stringMatching(/^Cancelled.*Ill.*You/),
      expect.stringMatching(/^Confirmed.*You/),
      expect.stringMatching(/^Moved here from another time.*I am late.*The visitor/),
    ]);
  });

  it('asks for the reason before it cancels, and shows why it was refused', async () => {
    const api = anApi(aBooking({ state: 'confirmed' })).refuse(changeBookingStatus, {
      httpStatus: 409,
      code: 'bookings.wrong_state',
      message: 'This booking has changed in the meantime.',
    });
    const { user } = renderWithProviders(<BookingsScreen />, { api });
    await user.click(await screen.findByText('Bo Visitor'));
    await user.click(await screen.findByRole('button', { name: 'More actions' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Cancel the booking' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancel this booking?' }));
    await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Ill');
    await user.click(dialog.getByRole('button', { name: 'Cancel the booking' }));
    expect(await dialog.findByText('This booking has changed in the meantime.')).toBeVisible();
    expect(api.bodiesTo(changeBookingStatus)).toEqual([{ uid: aBooking().uid, command: 'cancel', reason: 'Ill' }]);
  });

  it('offers the receipt of what was paid', async () => {
    const paymentId = 'c'.repeat(24);
    const api = anApi(aBooking({ state: 'confirmed', paymentState: 'paid', paymentId })).on(getReceipt, {
      state: 'failed' as const,
      url: null,
    });
    const { user } = renderWithProviders(<BookingsScreen />, { api });
    await user.click(await screen.findByText('Bo Visitor'));
    await user.click(await screen.findByRole('button', { name: 'More actions' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Receipt (PDF)' }));
    expect(await screen.findByText('The receipt is not ready yet. Please try again in a minute.')).toBeVisible();
    expect(api.bodiesTo(getReceipt)).toEqual([{ of: 'payment', _id: paymentId }]);
  });

  it('charges less than the price of a card that is held, or releases it', async () => {
    const amount = { amount: 2400, currency: 'EUR' };
    const paymentState = 'authorized' as const;
    const held = aBooking({ ...{ state: 'completed', paymentState, due: amount, price: amount, chargeable: amount } });
    const paid = { ...held, paymentState: 'paid' as const, chargeable: null, paid: { amount: 1000, currency: 'EUR' } };
    const api = anApi(held).on(chargeBooking, { booking: paid });
    const { user } = renderWithProviders(<BookingsScreen />, { api });
    await user.click(await screen.findByText('Bo Visitor'));
    const drawer = within(await screen.findByRole('dialog', { name: 'Bo Visitor' }));
    await user.click(drawer.getByRole('button', { name: 'Charge card' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Charge the card?' }));
    const field = dialog.getByRole('textbox', { name: /Amount/ });
    await user.clear(field);
    await user.type(field, '10');
    await user.click(dialog.getByRole('button', { name: 'Charge €10.00' }));
    await user.click(await screen.findByRole('button', { name: 'More actions' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Release the card' }));
    const question = within(await screen.findByRole('dialog', { name: 'Release the card?' }));
    await user.click(question.getByRole('button', { name: 'Release the card' }));
    await waitFor(() =>
      expect(api.bodiesTo(chargeBooking)).toEqual([
        { uid: held.uid, command: 'charge', amount: '10.00' },
        { uid: held.uid, command: 'release' },
      ]),
    );
  });

  it('keeps a note of the host', async () => {
    const api = anApi(aBooking()).on(noteBooking, { booking: aBooking({ internalNotes: 'VIP' }) });
    const { user } = renderWithProviders(<BookingsScreen />, { api });
    await user.click(await screen.findByText('Bo Visitor'));
    await user.type(await screen.findByRole('textbox', { name: 'Note' }), 'VIP');
    await user.click(screen.getByRole('button', { name: 'Save note' }));
    await waitFor(() => expect(api.bodiesTo(noteBooking)).toEqual([{ uid: aBooking().uid, internalNotes: 'VIP' }]));
  });

  it('asks before it moves a booking, and shows why it was refused', async () => {
    const api = anApi(aBooking({ state: 'confirmed' })).refuse(rescheduleBooking, {
      httpStatus: 409,
      code: 'bookings.slot_taken',
      message: 'This time has just been taken.',
    });
    const { user } = renderWithProviders(<BookingsScreen />, { api });
    await user.click(await screen.findByText('Bo Visitor'));
    await user.click(await screen.findByRole('button', { name: 'More actions' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Move to another time' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Move this booking?' }));
    const submit = dialog.getByRole('button', { name: 'Move the booking' });
    expect(submit).toBeDisabled();
    fireEvent.change(dialog.getByLabelText(/Day/), { target: { value: '2031-06-03' } });
    fireEvent.change(dialog.getByLabelText(/Begins/), { target: { value: '10:30' } });
    await user.click(submit);
    expect(await dialog.findByText('This time has just been taken.')).toBeVisible();
    expect(api.bodiesTo(rescheduleBooking)).toEqual([{ uid: aBooking().uid, start: '2031-06-03T08:30:00.000Z' }]);
  });

  it('moves a booking to where it is dropped on the clock that the calendar shows', async () => {
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
    const row = aBooking({ state: 'confirmed', startAt: tomorrow, endAt: tomorrow });
    const api = anApi(row)
      .on(listCalendarBookings, { timeZone: 'Asia/Tokyo', bookings: [row], isCut: false, busy: [] })
      .refuse(rescheduleBooking, { httpStatus: 409, code: 'bookings.slot_taken', message: 'Taken.' });
    const { user } = renderWithProviders(<BookingsScreen />, { api, at: '/?view=calendar&span=day' });
    const [column] = await screen.findAllByRole('list');
    if (!column) throw new Error('no day is shown');
    const dataTransfer = { getData: () => `${row._id}|0`, types: ['text/x-booking'] };
    fireEvent(column, createEvent.drop(column, { dataTransfer }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Move this booking?' }));
    expect(dialog.getByText('Asia/Tokyo')).toBeVisible();
    fireEvent.change(dialog.getByLabelText(/Day/), { target: { value: '2031-06-03' } });
    fireEvent.change(dialog.getByLabelText(/Begins/), { target: { value: '10:30' } });
    await user.click(dialog.getByRole('button', { name: 'Move the booking' }));
    expect(await dialog.findByText('Taken.')).toBeVisible();
    expect(api.bodiesTo(rescheduleBooking)).toEqual([{ uid: row.uid, start: '2031-06-03T01:30:00.000Z' }]);
  });

  it('shows the week as a calendar, and moves between weeks', async () => {
    const { user } = renderWithProviders(<BookingsScreen />, {
      api: anApi().on(listCalendarBookings, {
        timeZone: 'Europe/Berlin',
        bookings: [aBooking({ state: 'confirmed' })],
        isCut: false,
        busy: [{ startAt: '2031-06-03T06:00:00.000Z', endAt: '2031-06-03T07:00:00.000Z' }],
      }),
      at: '/?view=calendar',
    });
    await user.click(await screen.findByRole('button', { name: 'Week after' }));
    expect(screen.getAllByRole('list').length).toBeGreaterThanOrEqual(7);
  });
});
