import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { renderWithUi } from '../testing/render-with-ui.js';
import { ChartCard } from './ChartCard.js';

const points = [
  { label: '1 Mar', value: 40 },
  { label: '2 Mar', value: 20, below: 10 },
];
const format = (value: number) => `€${value}`;

describe('ChartCard', () => {
  it('says what it shows, and shows the same figures as a table', async () => {
    const { user } = renderWithUi(
      <ChartCard title="Net by day" points={points} format={format} series={{ value: 'Net', below: 'Refunds' }} />,
    );
    expect(screen.getByRole('img', { name: 'Net by day, 1 Mar to 2 Mar, at most €40' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Table' }));
    const table = screen.getByRole('table', { name: 'Net by day' });
    expect(within(table).getByRole('row', { name: '2 Mar €20 €10' })).toBeVisible();
  });

  it('says when there is nothing to draw', () => {
    renderWithUi(<ChartCard title="Net by day" points={[{ label: '1 Mar', value: 0 }]} format={format} />);
    expect(screen.getByText('No figures in this period.')).toBeVisible();
    expect(screen.queryByRole('img')).toBeNull();
  });
});
