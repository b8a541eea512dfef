import { describe, expect, it, jest } from '@jest/globals';
import { createEvent, fireEvent, screen, within } from '@testing-library/react';
import { renderWithProviders } from '../../../shared/testing/render-with-providers.js';
import { weekOf } from './calendar-words.js';
import { Agenda, WeekCalendar } from './WeekCalendar.js';

const visit = {
  id: 'b1',
  title: 'Ann Reader',
  subtitle: 'First talk',
  startAt: '2026-11-24T08:00:00Z',
  endAt: '2026-11-24T09:00:00Z',
  colour: '#1f7a4d',
  isPending: true,
  canMove: true,
  description: 'Ann Reader, First talk, 9:00 AM, waits for approval',
};
const props = {
  events: [visit],
  days: weekOf('2026-11-22', 1),
  timeZone: 'Europe/Berlin',
  now: Date.parse('2026-11-22T10:00:00Z'),
};

describe('the calendar of bookings', () => {
  it('shows a week on the clock of the host, and opens a booking', async () => {
    const onOpen = jest.fn();
    const days = weekOf('2026-11-24', 1);
    const { user } = renderWithProviders(<WeekCalendar {...props} days={days} onOpen={onOpen} onMove={jest.fn()} />);
    const tuesday = within(screen.getByRole('list', { name: 'Tuesday, November 24' }));
    const event = tuesday.getByRole('button', { name: visit.description });
    expect(event).toHaveTextContent('9:00 AM');
    expect(event).toHaveAttribute('data-pending');
    await user.click(event);
    expect(onOpen).toHaveBeenCalledWith('b1');
  });

  it('says to which time a booking was dragged', () => {
    const onMove = jest.fn();
    const days = weekOf('2026-11-24', 1);
    renderWithProviders(<WeekCalendar {...props} days={days} onOpen={jest.fn()} onMove={onMove} />);
    const friday = screen.getByRole('list', { name: 'Friday, November 27' });
    const dataTransfer = { getData: () => 'b1|10', types: ['text/x-linkyard-booking'] };
    const drop = createEvent.drop(friday, { dataTransfer });
    // jsdom lays nothing out: the column begins at 0, and an hour is 52 pixels high.
    Object.defineProperty(drop, 'clientY', { value: 10 + 2.5 * 52 });
    fireEvent(friday, drop);
    expect(onMove).toHaveBeenCalledWith('b1', '2026-11-27', 10 * 60 + 30);
  });

  it('says so where nothing is booked, and leaves free days out of the agenda', () => {
    const { rerender } = renderWithProviders(<Agenda {...props} onOpen={() => undefined} />);
    expect(screen.getByText('Nothing is booked on these days.')).toBeVisible();
    rerender(<></>);
    renderWithProviders(<Agenda {...props} days={weekOf('2026-11-24', 1)} onOpen={() => undefined} />);
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(1);
  });
});
