import { describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { renderWithUi } from '../testing/render-with-ui.js';
import { DateField } from './DateField.js';

describe('DateField', () => {
  it('hands on a calendar day, and null when cleared', () => {
    const onChange = jest.fn();
    renderWithUi(<DateField label="Day" value="2026-01-31" onChange={onChange} />);
    fireEvent.change(screen.getByLabelText('Day'), { target: { value: '2026-02-28' } });
    fireEvent.change(screen.getByLabelText('Day'), { target: { value: '' } });
    expect(onChange.mock.calls).toEqual([['2026-02-28'], [null]]);
  });
});
