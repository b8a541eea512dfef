import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderWithUi } from '../testing/render-with-ui.js';
import { PlanLimit } from './PlanLimit.js';

const upgrade = <a href="/plans">Upgrade</a>;

describe('PlanLimit', () => {
  it('is quiet while there is room', () => {
    renderWithUi(<PlanLimit noun="products" used={2} limit={10} upgrade={upgrade} />);
    expect(screen.getByRole('meter', { name: 'Used products' })).toHaveAttribute('aria-valuetext', '2 of 10 products');
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('shows the way on when the limit is reached', () => {
    renderWithUi(<PlanLimit noun="products" used={12} limit={10} upgrade={upgrade} />);
    expect(screen.getByText(/the limit of your plan is reached/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Upgrade' })).toBeVisible();
    expect(screen.getByRole('meter')).toHaveAttribute('aria-valuenow', '10');
  });

  it('shows nothing where the plan sets no limit', () => {
    renderWithUi(<PlanLimit noun="products" used={12} limit={null} />);
    expect(screen.queryByRole('meter')).toBeNull();
  });
});
