import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderWithUi } from '../testing/render-with-ui.js';
import { StatusBadge, type StatusMap } from './StatusBadge.js';

const states: StatusMap<string> = { paid: { label: 'Paid', tone: 'good' } };

describe('StatusBadge', () => {
  it('says a state in words', () => {
    renderWithUi(<StatusBadge state="paid" states={states} />);
    expect(screen.getByText('Paid')).toBeVisible();
  });

  it('shows a state it has no words for by its name', () => {
    renderWithUi(<StatusBadge state="disputed" states={states} />);
    expect(screen.getByText('disputed')).toBeVisible();
  });
});
