import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { renderWithUi } from '../testing/render-with-ui.js';
import { ColourField } from './ColourField.js';

function Ink() {
  const [value, setValue] = useState('#16201b');
  return <ColourField label="Ink" value={value} onChange={setValue} readableOn="#ffffff" />;
}

describe('ColourField', () => {
  it('warns of a colour that is hard to read', () => {
    renderWithUi(<Ink />);
    const field = screen.getByLabelText('Ink');
    expect(field).toHaveValue('#16201b');
    fireEvent.change(field, { target: { value: '#dddddd' } });
    expect(screen.getByText(/^Hard to read: contrast 1\.\d to 1\.$/)).toBeVisible();
  });
});
