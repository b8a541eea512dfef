import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderWithUi } from '../testing/render-with-ui.js';
import { CopyField } from './CopyField.js';

describe('CopyField', () => {
  it('copies its text and says so', async () => {
    const { user } = renderWithUi(<CopyField label="Address" value="https://linkyard.example/ann" />);
    await user.click(screen.getByRole('button', { name: 'Copy: Address' }));
    expect(await screen.findByRole('button', { name: 'Copied to the clipboard: Address' })).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe('https://linkyard.example/ann');
  });

  it('hides a secret until it is shown', () => {
    renderWithUi(<CopyField label="Key" value="sk_1" secret />);
    expect(screen.getByLabelText('Key')).toHaveAttribute('type', 'password');
  });
});
