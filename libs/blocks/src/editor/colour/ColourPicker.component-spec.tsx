import { afterEach, describe, expect, it } from '@jest/globals';
import { I18nProvider } from '@lingui/react';
import { MantineProvider } from '@mantine/core';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { i18n } from '@linkyard/ui/language';
import { ColourPicker } from './ColourPicker.js';

/** The picker above a value that follows it. */
function open(first: string) {
  const chosen: string[] = [];
  function Field() {
    const [value, setValue] = useState(first);
    const change = (next: string) => {
      chosen.push(next);
      setValue(next);
    };
    return <ColourPicker value={value} onChange={change} mayBeGradient />;
  }
  render(<Field />, {
    wrapper: ({ children }) => (
      <I18nProvider i18n={i18n}>
        <MantineProvider env="test">{children}</MantineProvider>
      </I18nProvider>
    ),
  });
  return { chosen, user: userEvent.setup() };
}
const asText = () => screen.getByRole('textbox', { name: 'Colour or gradient as text' });
const kind = (name: string) => screen.getByRole('radio', { name });
const stops = () => within(screen.getByRole('group', { name: 'Stops of the gradient' })).getAllByRole('slider');

describe('the colour picker by keyboard', () => {
  it('moves saturation and hue by arrow keys', () => {
    open('#804040');
    fireEvent.keyDown(screen.getByRole('slider', { name: 'Saturation and lightness' }), { key: 'ArrowRight' });
    const saturated = asText().getAttribute('value');
    expect(saturated).not.toBe('#804040');
    fireEvent.keyDown(screen.getByRole('slider', { name: 'Hue' }), { key: 'ArrowRight' });
    expect(asText()).not.toHaveValue(saturated);
  });

  it('moves, adds and removes stops, and keeps two', async () => {
    const { user } = open('linear-gradient(90deg,#8ec5fc 0%,#e0c3fc 100%)');
    const [, second] = stops();
    act(() => second?.focus());
    await user.keyboard('{Shift>}{ArrowLeft}{/Shift}{ArrowLeft}');
    expect(asText()).toHaveValue('linear-gradient(90deg,#8ec5fc 0%,#e0c3fc 89%)');
    await user.click(screen.getByRole('button', { name: 'Add a stop' }));
    expect(stops()).toHaveLength(3);
    act(() => stops()[1]?.focus());
    await user.keyboard('{Delete}');
    expect(stops()).toHaveLength(2);
    act(() => stops()[0]?.focus());
    await user.keyboard('{Delete}');
    expect(stops()).toHaveLength(2);
  });

  it('takes an angle in degrees', async () => {
    const { user } = open('linear-gradient(90deg,#8ec5fc 0%,#e0c3fc 100%)');
    const angle = screen.getByRole('textbox', { name: 'Angle in degrees' });
    await user.clear(angle);
    await user.type(angle, '200');
    expect(asText()).toHaveValue('linear-gradient(200deg,#8ec5fc 0%,#e0c3fc 100%)');
  });
});

describe('a colour as text', () => {
  it('is read from pasted CSS, and what cannot be read is kept with the reason', async () => {
    const { chosen, user } = open('#804040');
    await user.clear(asText());
    await user.type(asText(), 'background: radial-gradient(circle at top, #123 10%, rgb(255, 0, 0));{Enter}');
    const read = 'radial-gradient(circle,#112233 10%,#ff0000 100%)';
    expect(asText()).toHaveValue(read);
    expect(kind('Radial')).toBeChecked();
    await waitFor(() => expect(chosen).toEqual([read]));
    await user.clear(asText());
    await user.type(asText(), 'conic-gradient(red, blue){Enter}');
    expect(screen.getByText('Only linear and radial gradients can be used here.')).toBeVisible();
    expect(asText()).toHaveValue('conic-gradient(red, blue)');
    expect(chosen).toEqual([read]);
  });
});

describe('the eye dropper', () => {
  afterEach(() => void Reflect.deleteProperty(window, 'EyeDropper'));
  const pick = () => screen.getByRole('button', { name: 'Pick from screen' });

  it('says that this browser has none', async () => {
    const { user } = open('#804040');
    await user.click(pick());
    expect(screen.getByRole('alert')).toHaveTextContent('EyeDropper API not supported in this browser.');
  });

  it('takes the colour that was picked, and nothing when picking was cancelled', async () => {
    let outcome = () => Promise.resolve({ sRGBHex: '#123456' });
    Reflect.set(
      window,
      'EyeDropper',
      class {
        open = () => outcome();
      },
    );
    const { user } = open('#804040');
    await user.click(pick());
    await waitFor(() => expect(asText()).toHaveValue('#123456'));
    outcome = () => Promise.reject(new DOMException('cancelled', 'AbortError'));
    await user.click(pick());
    expect(asText()).toHaveValue('#123456');
  });
});
