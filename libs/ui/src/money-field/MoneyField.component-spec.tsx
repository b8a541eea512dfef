import { afterEach, describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { activateLanguage } from '../language/language.js';
import { renderWithUi } from '../testing/render-with-ui.js';
import { MoneyField } from './MoneyField.js';

interface PriceProps {
  currency: string;
  start?: number | null;
  min?: number;
  max?: number;
}

function Price({ currency, start = null, ...bounds }: PriceProps) {
  const [value, setValue] = useState<number | null>(start);
  return (
    <>
      <MoneyField label="Price" currency={currency} value={value} onChange={setValue} {...bounds} />
      <output aria-label="Minor units">{String(value)}</output>
      <button onClick={() => setValue(999)}>Set</button>
    </>
  );
}

const field = () => screen.getByRole('textbox', { name: 'Price' });

afterEach(() => activateLanguage('en'));

describe('MoneyField', () => {
  it.each([
    ['EUR', '24,5', 2450, '24.50'],
    ['JPY', '500', 500, '500'],
    ['KWD', '1.5', 1500, '1.500'],
  ])('hands on %s %s as %d minor units', async (currency, typed, minor, settled) => {
    const { user } = renderWithUi(<Price currency={currency} />);
    await user.type(field(), typed);
    expect(screen.getByRole('status', { name: 'Minor units' })).toHaveTextContent(String(minor));
    await user.tab();
    expect(field()).toHaveValue(settled);
  });

  it('shows the empty amount with the decimal sign of the language', () => {
    activateLanguage('de');
    renderWithUi(<Price currency="EUR" />);
    expect(field()).toHaveAttribute('placeholder', '0,00');
  });

  it('says which decimals a currency has, and hands on nothing', async () => {
    const { user } = renderWithUi(<Price currency="JPY" />);
    await user.type(field(), '5.5');
    await user.tab();
    expect(field()).toBeInvalid();
    expect(field()).toHaveAccessibleDescription('JPY has no decimals.');
    expect(screen.getByRole('status', { name: 'Minor units' })).toHaveTextContent('null');
  });

  it('refuses less than the least', async () => {
    const { user } = renderWithUi(<Price currency="EUR" min={100} />);
    await user.type(field(), '0.99');
    await user.tab();
    expect(field()).toHaveAccessibleDescription('At least €1.00.');
  });

  it('keeps what is typed while it is refused', async () => {
    const { user } = renderWithUi(<Price currency="EUR" max={2000} />);
    await user.type(field(), '150');
    expect(field()).toHaveValue('150');
    expect(screen.getByRole('status', { name: 'Minor units' })).toHaveTextContent('null');
  });

  it('shows the decimal sign of the language', async () => {
    activateLanguage('de');
    const { user } = renderWithUi(<Price currency="EUR" start={1200} />);
    expect(field()).toHaveValue('12,00');
    await user.clear(field());
    await user.type(field(), '1.234,5');
    await user.tab();
    expect(field()).toHaveValue('1234,50');
    expect(screen.getByRole('status', { name: 'Minor units' })).toHaveTextContent('123450');
  });

  it('follows a value that is set from elsewhere', async () => {
    const { user } = renderWithUi(<Price currency="EUR" start={1200} />);
    expect(field()).toHaveValue('12.00');
    await user.click(screen.getByRole('button', { name: 'Set' }));
    expect(field()).toHaveValue('9.99');
  });
});
