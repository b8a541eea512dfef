import { describe, expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderWithUi } from '../testing/render-with-ui.js';
import { InlineAlert } from './InlineAlert.js';

describe('InlineAlert', () => {
  it('says what happened and offers what to do', async () => {
    const retry = jest.fn();
    const { user } = renderWithUi(
      <InlineAlert
        title="The refund did not go through."
        actions={[
          { label: 'Try again', onClick: retry },
          { label: 'Dismiss', onClick: () => undefined },
        ]}
      />,
    );
    expect(screen.getByText('The refund did not go through.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(retry).toHaveBeenCalledTimes(1);
  });

  it('interrupts only for danger', () => {
    renderWithUi(<InlineAlert tone="danger" title="Payments are off." />);
    expect(screen.getByRole('alert')).toHaveTextContent('Payments are off.');
  });
});
