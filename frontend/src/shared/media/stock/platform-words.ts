import { t } from '@lingui/core/macro';
import { perLanguage } from '@linkyard/ui';
import type { Orientation, StockPlatform } from '@linkyard/contracts';

/** @source spec 2 "provider tabs Unsplash, Pixabay, Pexels" */
export const platformNames: () => Readonly<Record<StockPlatform, string>> = perLanguage(() => ({
  unsplash: t`Unsplash`,
  pixabay: t`Pixabay`,
  pexels: t`Pexels`,
}));

/** Where a provider's name leads, as its terms want it. */
export const platformHomes: Readonly<Record<StockPlatform, string>> = {
  unsplash: 'https://unsplash.com/?utm_source=link_pages&utm_medium=referral',
  pixabay: 'https://pixabay.com/',
  pexels: 'https://www.pexels.com/',
};

export const orientationChoices: () => readonly { value: Orientation | 'any'; label: string }[] = perLanguage(() => [
  { value: 'any', label: t`Any` },
  { value: 'portrait', label: t`Portrait` },
  { value: 'landscape', label: t`Landscape` },
  { value: 'square', label: t`Square` },
]);
