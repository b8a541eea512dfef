import { describe, expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderWithUi } from '../testing/render-with-ui.js';
import { ZoneSelect } from './ZoneSelect.js';

describe('ZoneSelect', () => {
  it('finds a zone by its place', async () => {
    const onChange = jest.fn();
    const { user } = renderWithUi(<ZoneSelect value="Europe/Berlin" onChange={onChange} />);
    const field = screen.getByRole('combobox', { name: 'Time zone' });
    expect(field).toHaveDisplayValue(/^Europe\/Berlin – \d\d:\d\d/);
    await user.clear(field);
    await user.type(field, 'tokyo{Enter}');
    expect(onChange).toHaveBeenCalledWith('Asia/Tokyo');
  });
});
