import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { renderWithProviders } from '../../../shared/testing/render-with-providers.js';
import { WeeklyHours, type DayHours } from './WeeklyHours.js';

const nineToFive = [{ start: '09:00', end: '17:00' }];
let latest: DayHours[];

function Week({ initial = [{ day: 1, intervals: nineToFive }] }: { initial?: DayHours[] }) {
  const [value, setValue] = useState(initial);
  latest = value;
  return <WeeklyHours value={value} onChange={setValue} />;
}
const dayOf = (name: string) => within(screen.getByRole('switch', { name }).closest('li') ?? document.body);

describe('weekly hours', () => {
  it('opens and closes a day', async () => {
    const { user } = renderWithProviders(<Week />);
    await user.click(screen.getByRole('switch', { name: 'Tuesday' }));
    expect(latest).toEqual([
      { day: 1, intervals: nineToFive },
      { day: 2, intervals: nineToFive },
    ]);
    await user.click(screen.getByRole('switch', { name: 'Monday' }));
    expect(latest).toEqual([{ day: 2, intervals: nineToFive }]);
  });

  it('adds, changes and removes times by fields, and says what is wrong', async () => {
    const { user } = renderWithProviders(<Week />);
    await user.click(screen.getByRole('button', { name: 'Add times on Monday' }));
    expect(latest[0]?.intervals).toEqual([...nineToFive, { start: '18:00', end: '19:00' }]);
    const second = within(screen.getByRole('group', { name: 'Monday, times 2' }));
    fireEvent.change(second.getByLabelText('From'), { target: { value: '16:00' } });
    expect(dayOf('Monday').getByRole('alert')).toHaveTextContent('These times overlap.');
    await user.click(screen.getByRole('button', { name: 'Remove 16:00 to 19:00 on Monday' }));
    expect(dayOf('Monday').queryByRole('alert')).toBeNull();
  });

  it('takes midnight as the end of the day', () => {
    renderWithProviders(<Week />);
    const times = within(screen.getByRole('group', { name: 'Monday, times 1' }));
    fireEvent.change(times.getByLabelText('To'), { target: { value: '00:00' } });
    expect(latest[0]?.intervals).toEqual([{ start: '09:00', end: '24:00' }]);
  });

  it('copies a day to others', async () => {
    const { user } = renderWithProviders(<Week />);
    await user.click(screen.getByRole('button', { name: 'Copy Monday to other days' }));
    const choice = within(await screen.findByRole('group', { name: 'Copy Monday to' }));
    await user.click(choice.getByRole('checkbox', { name: 'Wednesday' }));
    await user.click(choice.getByRole('checkbox', { name: 'Sunday' }));
    await user.click(choice.getByRole('button', { name: 'Copy' }));
    expect(latest.map(({ day }) => day)).toEqual([0, 1, 3]);
    expect(latest[2]?.intervals).toEqual(nineToFive);
  });

  it('moves times by arrow keys, changes their end with Shift, removes them by Delete', async () => {
    const { user } = renderWithProviders(<Week />);
    screen.getByRole('button', { name: 'Monday 09:00 to 17:00' }).focus();
    await user.keyboard('{ArrowRight}{Shift>}{ArrowLeft}{/Shift}');
    expect(latest[0]?.intervals).toEqual([{ start: '09:15', end: '17:00' }]);
    await user.keyboard('{Delete}');
    expect(latest).toEqual([]);
  });

  it('draws times, and joins them with those they touch', () => {
    renderWithProviders(<Week />);
    const track = screen.getByRole('group', { name: 'Monday, drawn' });
    track.getBoundingClientRect = () => DOMRect.fromRect({ width: 960, height: 28 });
    // The DOM of component specs has no pointer events of its own.
    const point = (type: string, clientX: number) => fireEvent(track, new MouseEvent(type, { bubbles: true, clientX }));
    point('pointerdown', 16 * 40);
    point('pointermove', 20 * 40 + 3);
    point('pointerup', 20 * 40 + 3);
    expect(latest[0]?.intervals).toEqual([{ start: '09:00', end: '20:00' }]);
  });
});
