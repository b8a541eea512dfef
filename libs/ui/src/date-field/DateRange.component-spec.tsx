import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { renderWithUi } from '../testing/render-with-ui.js';
import { DateRange } from './DateRange.js';
import type { DayRange } from './range-presets.js';

function Period() {
  const [value, setValue] = useState<DayRange>({ from: null, to: '2025-03-10' });
  return <DateRange label="Period" value={value} onChange={setValue} today="2025-03-20" />;
}

describe('DateRange', () => {
  it('is a named group that sets both days from a usual period', async () => {
    const { user } = renderWithUi(<Period />);
    expect(screen.getByRole('group', { name: 'Period' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Last 7 days' }));
    expect(screen.getByLabelText('From')).toHaveValue('2025-03-14');
    expect(screen.getByLabelText('To')).toHaveValue('2025-03-20');
    expect(screen.getByRole('button', { name: 'Last 7 days' })).toHaveAttribute('aria-pressed', 'true');
  });

  it('moves the end along with a start behind it', () => {
    renderWithUi(<Period />);
    fireEvent.change(screen.getByLabelText('From'), { target: { value: '2025-03-15' } });
    expect(screen.getByLabelText('To')).toHaveValue('2025-03-15');
  });
});
