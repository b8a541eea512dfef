import { describe, expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderWithUi } from '../testing/render-with-ui.js';
import { ErrorState } from './ErrorState.js';

const message = 'It did not work.';

describe('what is shown instead of a part that could not be loaded', () => {
  it.each([undefined, 0, 404, 500])('is tried again after status %s', async (httpStatus) => {
    const retry = jest.fn();
    const { user } = renderWithUi(<ErrorState failure={{ message, httpStatus }} retry={retry} />);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(retry).toHaveBeenCalledTimes(1);
  });

  it('offers no other try of what the person may not do', () => {
    renderWithUi(<ErrorState failure={{ message, httpStatus: 403 }} retry={() => undefined} />);
    expect(screen.getByRole('alert')).toHaveTextContent(message);
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });
});
