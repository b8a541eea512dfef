import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { renderWithProviders } from '../../../shared/testing/render-with-providers.js';
import { Overrides, type Override } from './Overrides.js';

let latest: Override[];
function Days() {
  const [value, setValue] = useState<Override[]>([]);
  latest = value;
  const weekly = [{ day: 1, intervals: [{ start: '09:00', end: '12:00' }] }];
  return <Overrides value={value} onChange={setValue} weekly={weekly} today="2026-11-22" />;
}
const dayButton = (name: RegExp) => screen.getByRole('button', { name });

describe('days with other hours', () => {
  it('begin with the hours of their weekday, can be taken off, and go back', async () => {
    const { user } = renderWithProviders(<Days />);
    await user.click(dayButton(/^Monday, November 23, 2026/));
    expect(latest).toEqual([{ date: '2026-11-23', intervals: [{ start: '09:00', end: '12:00' }] }]);
    expect(dayButton(/^Monday, November 23, 2026: 09:00–12:00/)).toHaveAttribute('aria-pressed', 'true');
    await user.click(dayButton(/^Remove 09:00 to 12:00/));
    expect(dayButton(/^Monday, November 23, 2026: off/)).toBeVisible();
    await user.click(dayButton(/^Back to the usual hours on Mon/));
    expect(latest).toEqual([]);
  });

  it('are found by arrow keys, over the end of the month', async () => {
    const { user } = renderWithProviders(<Days />);
    dayButton(/^Sunday, November 22, 2026/).focus();
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowLeft}');
    expect(dayButton(/^Saturday, December 5, 2026/)).toHaveFocus();
    await user.keyboard('{PageUp}{Enter}');
    expect(latest).toEqual([{ date: '2026-11-01', intervals: [] }]);
  });
});
