import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { renderWithUi } from '../testing/render-with-ui.js';
import { Timeline } from './Timeline.js';

describe('Timeline', () => {
  it('is a named list in the order given, each entry with its moment and who did it', () => {
    renderWithUi(
      <Timeline
        label="History of the order"
        entries={[
          { id: '2', title: 'Refunded', at: '2025-03-06T10:00:00Z', by: 'Ann' },
          { id: '1', title: 'Paid', at: '2025-03-05T10:00:00Z' },
        ]}
      />,
    );
    const [first, second] = within(screen.getByRole('list', { name: 'History of the order' })).getAllByRole('listitem');
    expect(first).toHaveTextContent(/^Refunded.*Ann$/);
    expect(first?.querySelector('time')).toHaveAttribute('datetime', '2025-03-06T10:00:00.000Z');
    expect(second).toHaveTextContent('Paid');
  });
});
