import { describe, expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderWithUi } from '../testing/render-with-ui.js';
import { CurrencySelect } from './CurrencySelect.js';

describe('CurrencySelect', () => {
  it('finds a currency by its name', async () => {
    const onChange = jest.fn();
    const { user } = renderWithUi(
      <CurrencySelect currencies={['EUR', 'USD', 'JPY']} value="EUR" onChange={onChange} locale="en" />,
    );
    const field = screen.getByRole('combobox', { name: 'Currency' });
    expect(field).toHaveValue('EUR – Euro');
    await user.clear(field);
    await user.type(field, 'yen{Enter}');
    expect(onChange).toHaveBeenCalledWith('JPY');
  });
});
