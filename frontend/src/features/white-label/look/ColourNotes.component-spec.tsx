import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderWithProviders } from '../../../shared/testing/render-with-providers.js';
import { ColourNotes } from './ColourNotes.js';

const readable = {
  ...{ primaryColor: '#2046d8', secondaryColor: '#b4560f', titleColor: '#111111', textColor: '#444444' },
  ...{ sideBarColor: '#ffffff', bgColor: '#fafafa' },
};

describe('the notes to six colours', () => {
  it('name the one that cannot be read, its contrast and what is used instead', () => {
    renderWithProviders(<ColourNotes theme={{ ...readable, textColor: '#dddddd' }} />);
    expect(screen.getByText(/“Text” is too hard to read on the background \(contrast 1\.\d to 1/)).toHaveTextContent(
      /we use #[0-9a-f]{6} instead/,
    );
    expect(document.body).not.toHaveTextContent('“Title”');
  });

  it('say what a button becomes on the other ground', () => {
    renderWithProviders(<ColourNotes theme={{ ...readable, primaryColor: '#0a1440' }} />);
    expect(screen.getByText(/In dark mode “Primary” becomes #/)).toBeVisible();
    expect(screen.getByText('Your colours can be read')).toBeVisible();
  });
});
