import type { Orientation, StockPlatform } from '@linkyard/contracts';

/** @source spec 2 "provider tabs Unsplash, Pixabay, Pexels" */
export const platformNames: Readonly<Record<StockPlatform, string>> = {
  unsplash: 'Unsplash',
  pixabay: 'Pixabay',
  pexels: 'Pexels',
};

/** Where a provider's name leads, as its terms want it. */
export const platformHomes: Readonly<Record<StockPlatform, string>> = {
  unsplash: 'https://unsplash.com/?utm_source=linkyard&utm_medium=referral',
  pixabay: 'https://pixabay.com/',
  pexels: 'https://www.pexels.com/',
};

export const orientationChoices: readonly { value: Orientation | 'any'; label: string }[] = [
  { value: 'any', label: 'Any' },
  { value: 'portrait', label: 'Portrait' },
  { value: 'landscape', label: 'Landscape' },
  { value: 'square', label: 'Square' },
];
