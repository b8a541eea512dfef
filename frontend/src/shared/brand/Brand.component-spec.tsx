import { describe, expect, it } from '@jest/globals';
import { fireEvent } from '@testing-library/react';
import { renderWithProviders } from '../testing/render-with-providers.js';
import { Brand } from './Brand.js';

const site = { site_title: 'Glanz', site_logo: { src: '/media/logo.webp', scheme: 'light' as const } };
const logoOf = (width: number, height: number) => {
  const { container } = renderWithProviders(<Brand />, { site });
  const logo = container.querySelector<HTMLImageElement>('img[src="/media/logo.webp"]');
  if (!logo) throw new Error('no logo');
  Object.defineProperties(logo, { naturalWidth: { value: width }, naturalHeight: { value: height } });
  return { container, logo };
};

describe('the brand of a site', () => {
  it('is its logo where that is lettering, under the name of the site', () => {
    const { container, logo } = logoOf(420, 120);
    fireEvent.load(logo);
    expect(container.querySelector('a')).toHaveAttribute('data-logo');
    expect(container.querySelector('a')).toHaveAccessibleName('Glanz, home');
  });

  it.each([
    ['square', (logo: HTMLImageElement) => fireEvent.load(logo)],
    ['gone', (logo: HTMLImageElement) => fireEvent.error(logo)],
  ])('is icon and title where the logo is %s', (_what, end) => {
    const { container, logo } = logoOf(120, 120);
    end(logo);
    expect(container.querySelector('a')).not.toHaveAttribute('data-logo');
    expect(container.querySelector('img[src="/media/logo.webp"]')).toBeNull();
  });

  it('is icon and title on a ground that the logo was not made for', () => {
    const other = { ...site, site_logo: { src: '/media/logo.webp', scheme: 'dark' as const } };
    const { container } = renderWithProviders(<Brand />, { site: other });
    expect(container.querySelector('a')).not.toHaveAttribute('data-logo');
    expect(container).toHaveTextContent('Glanz');
  });
});
