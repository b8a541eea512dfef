import { msg } from '@lingui/core/macro';
import { describe, expect, it } from '@jest/globals';
import { blockEditors } from '@linkyard/blocks/editor';
import { screen } from '@testing-library/react';
import type { Feature } from '../../../shared/feature/feature.js';
import { FeaturesContext } from '../../../shared/feature/features-context.js';
import { renderWithProviders } from '../../../shared/testing/render-with-providers.js';
import { MissingCard, missingSource } from './MissingCard.js';

const product = blockEditors.find(({ code }) => code === 'el_product');
const productScreen: Feature = {
  screens: [
    {
      path: '/products',
      title: msg`Products`,
      frame: 'framed',
      skeleton: 'table',
      lazy: async () => ({ Component: () => null }),
    },
  ],
};

function show(features: readonly Feature[]) {
  if (!product) throw new Error('There is no product block');
  return renderWithProviders(
    <FeaturesContext value={features}>
      <MissingCard block={product} needs="products" />
    </FeaturesContext>,
  );
}

describe('a block without data', () => {
  it('names what is missing and leads to the screen for it', () => {
    show([productScreen]);
    expect(screen.getByRole('group', { name: 'Products' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Add a product first.' })).toHaveAttribute('href', '/products');
  });

  it('has no link while this build has no such screen', () => {
    show([]);
    expect(screen.getByText('Add a product first.')).toBeVisible();
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('has a sentence for everything a block can need', () => {
    for (const { needs } of blockEditors) if (needs) expect(missingSource()[needs].text).toMatch(/\.$/);
  });
});
