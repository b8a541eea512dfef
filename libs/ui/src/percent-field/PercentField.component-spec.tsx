import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { renderWithUi } from '../testing/render-with-ui.js';
import { PercentField } from './PercentField.js';

function Tax() {
  const [value, setValue] = useState<number | null>(null);
  return (
    <>
      <PercentField label="Tax" value={value} onChange={setValue} />
      <output aria-label="Percent">{String(value)}</output>
    </>
  );
}

describe('PercentField', () => {
  it('takes a comma for a point and no more than a hundred', async () => {
    const { user } = renderWithUi(<Tax />);
    const field = screen.getByRole('textbox', { name: 'Tax' });
    await user.type(field, '7,5');
    expect(field).toHaveValue('7.5');
    expect(screen.getByRole('status', { name: 'Percent' })).toHaveTextContent('7.5');
    await user.clear(field);
    await user.type(field, '250');
    await user.tab();
    expect(field).toHaveValue('100');
    await user.clear(field);
    expect(screen.getByRole('status', { name: 'Percent' })).toHaveTextContent('null');
  });
});
