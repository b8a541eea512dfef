import { describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { renderWithUi } from '../testing/render-with-ui.js';
import { TimeField } from './TimeField.js';

describe('TimeField', () => {
  it('hands on hours and minutes, and null when cleared', () => {
    const onChange = jest.fn();
    renderWithUi(<TimeField label="Starts" value="09:00" onChange={onChange} />);
    fireEvent.change(screen.getByLabelText('Starts'), { target: { value: '10:30' } });
    fireEvent.change(screen.getByLabelText('Starts'), { target: { value: '' } });
    expect(onChange.mock.calls).toEqual([['10:30'], [null]]);
  });
});
