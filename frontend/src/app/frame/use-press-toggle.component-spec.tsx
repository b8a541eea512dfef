import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderWithProviders } from '../../shared/testing/render-with-providers.js';
import { usePressToggle } from './use-press-toggle.js';

function Toggle() {
  const { button } = usePressToggle();
  return <button {...button}>News</button>;
}
const isOpen = () => screen.getByRole('button').getAttribute('aria-expanded');

describe('a button that opens a floating part', () => {
  it('opens and closes it by a press', async () => {
    renderWithProviders(<Toggle />);
    await userEvent.click(screen.getByRole('button'));
    expect(isOpen()).toBe('true');
    await userEvent.click(screen.getByRole('button'));
    expect(isOpen()).toBe('false');
  });

  it('closes it by Escape, also when nothing has the focus any more', async () => {
    renderWithProviders(<Toggle />);
    await userEvent.click(screen.getByRole('button'));
    screen.getByRole('button').blur();
    await userEvent.keyboard('{Escape}');
    expect(isOpen()).toBe('false');
  });
});
