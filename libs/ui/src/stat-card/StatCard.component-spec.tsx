import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderWithUi } from '../testing/render-with-ui.js';
import { StatCard } from './StatCard.js';

const card = () => screen.getByRole('group', { name: 'Refunds' });

describe('StatCard', () => {
  it.each([
    [120, 100, '+20%'],
    [50, 100, '-50%'],
    [5, 0, 'new'],
    [7, 7, 'no change'],
  ])('says how %d differs from %d', (now, before, text) => {
    renderWithUi(<StatCard label="Refunds" value={now} change={{ now, before }} />);
    expect(card()).toHaveTextContent(`${text}against the period before`);
  });

  it('knows that less can be better', () => {
    renderWithUi(<StatCard label="Refunds" value="3" change={{ now: 3, before: 6 }} better="down" />);
    expect(screen.getByText('-50%').parentElement).toHaveAttribute('data-tone', 'good');
  });

  it('shows no figure while it is on its way', () => {
    renderWithUi(<StatCard label="Refunds" value="3" loading />);
    expect(card()).toHaveAttribute('aria-busy', 'true');
    expect(card()).not.toHaveTextContent('3');
  });
});
