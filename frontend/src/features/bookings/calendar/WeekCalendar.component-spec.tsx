import { describe, expect, it, jest } from '@jest/globals';
import { createEvent, fireEvent, screen, within } from '@testing-library/react';
import { renderWithProviders } from '../../../shared/testing/render-with-providers.js';
import { daysShown, hourText, movedBy, timeText, weekOf } from './calendar-words.js';
import { MonthCalendar } from './MonthCalendar.js';
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
    const { user } = renderWithProviders(
      <WeekCalendar {...props} days={days} busy={[]} onOpen={onOpen} onMove={jest.fn()} />,
    );
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
    renderWithProviders(<WeekCalendar {...props} days={days} busy={[]} onOpen={jest.fn()} onMove={onMove} />);
    const friday = screen.getByRole('list', { name: 'Friday, November 27' });
    const dataTransfer = { getData: () => 'b1|10', types: ['text/x-booking'] };
    const drop = createEvent.drop(friday, { dataTransfer });
    // jsdom lays nothing out: the column begins at 0, and an hour is 52 pixels high.
    Object.defineProperty(drop, 'clientY', { value: 10 + 2.5 * 52 });
    fireEvent(friday, drop);
    expect(onMove).toHaveBeenCalledWith('b1', '2026-11-27', 10 * 60 + 30);
  });

  it('hatches what is busy in other calendars, over midnight too', () => {
    const busy = [{ startAt: '2026-11-24T15:00:00Z', endAt: '2026-11-25T09:00:00Z' }];
    const days = weekOf('2026-11-24', 1);
    renderWithProviders(<WeekCalendar {...props} days={days} busy={busy} onOpen={jest.fn()} onMove={jest.fn()} />);
    const column = (name: string) => within(screen.getByRole('list', { name }));
    expect(column('Tuesday, November 24').getByLabelText('Busy in your calendar, 4:00 PM – 6:00 PM')).toBeVisible();
    expect(column('Wednesday, November 25').getByLabelText('Busy in your calendar, 8:00 AM – 10:00 AM')).toBeVisible();
  });

  it('shows a month with the first bookings of each day, and opens a booking or a day', async () => {
    const [onOpen, onDay] = [jest.fn(), jest.fn()];
    const events = [1, 2, 3, 4, 5].map((number) => ({ ...visit, id: `b${number}`, description: `Visit ${number}` }));
    const month = { month: '2026-11', days: daysShown('2026-11-22', 'month'), events, onOpen, onDay };
    const { user } = renderWithProviders(<MonthCalendar {...props} {...month} />);
    await user.click(screen.getByRole('button', { name: 'Visit 2' }));
    expect(onOpen).toHaveBeenCalledWith('b2');
    expect(screen.queryByRole('button', { name: 'Visit 4' })).toBeNull();
    await user.click(screen.getByRole('button', { name: '2 more' }));
    await user.click(screen.getByRole('button', { name: 'Tuesday, November 24: 5 bookings' }));
    expect(onDay.mock.calls).toEqual([['2026-11-24'], ['2026-11-24']]);
  });

  it('covers the whole weeks of a month, and goes to the month after', () => {
    const days = daysShown('2026-11-22', 'month');
    expect([days[0], days.at(-1), days.length]).toEqual(['2026-11-01', '2026-12-05', 35]);
    expect([movedBy('2026-12-31', 'month', 1), movedBy('2026-03-31', 'month', -1)]).toEqual([
      '2027-01-01',
      '2026-02-01',
    ]);
    expect(daysShown('2026-02-10', 'month')).toHaveLength(28);
  });

  it('begins its weeks and counts its hours as the region of the reader does', () => {
    const languages = jest.spyOn(navigator, 'languages', 'get').mockReturnValue(['en-GB', 'en']);
    const days = daysShown('2026-11-22', 'month');
    expect([days[0], days.at(-1), hourText(14), timeText(570)]).toEqual(['2026-10-26', '2026-12-06', '14:00', '09:30']);
    languages.mockRestore();
    expect([weekOf('2026-11-24')[0], hourText(14), timeText(570)]).toEqual(['2026-11-22', '2 PM', '9:30 AM']);
  });

  it('says so where nothing is booked, and leaves free days out of the agenda', () => {
    const { rerender } = renderWithProviders(<Agenda {...props} onOpen={() => undefined} />);
    expect(screen.getByText('Nothing is booked on these days.')).toBeVisible();
    rerender(<></>);
    renderWithProviders(<Agenda {...props} days={weekOf('2026-11-24', 1)} onOpen={() => undefined} />);
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(1);
  });
});
