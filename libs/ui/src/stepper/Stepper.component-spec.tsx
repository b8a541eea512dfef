import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { renderWithUi } from '../testing/render-with-ui.js';
import { Stepper } from './Stepper.js';

function Quantity() {
  const [value, setValue] = useState(1);
  return <Stepper label="Quantity" value={value} onChange={setValue} min={1} max={3} />;
}

describe('Stepper', () => {
  it('counts by buttons and by arrows, within its bounds', async () => {
    const { user } = renderWithUi(<Quantity />);
    const value = screen.getByRole('spinbutton', { name: 'Quantity' });
    expect(screen.getByRole('button', { name: 'Less: Quantity' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'More: Quantity' }));
    expect(value).toHaveAttribute('aria-valuenow', '2');
    value.focus();
    await user.keyboard('{ArrowUp}{ArrowUp}');
    expect(value).toHaveAttribute('aria-valuenow', '3');
    await user.keyboard('{Home}');
    expect(value).toHaveAttribute('aria-valuenow', '1');
  });
});
