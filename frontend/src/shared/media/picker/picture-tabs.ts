import { t } from '@lingui/core/macro';
import { perLanguage } from '@linkyard/ui';
import type { MediaView } from '@linkyard/contracts';
import { type ComponentType, lazy, type LazyExoticComponent } from 'react';

export interface PictureTabProps {
  /** A picture was added to the library. */
  onAdded: (media: MediaView) => void;
}

export interface PictureTab {
  value: string;
  label: string;
  Panel: LazyExoticComponent<ComponentType<PictureTabProps>>;
}

/** Sources of pictures besides the library itself. @source spec 2 "Media picker popup" */
export const pictureTabs: () => readonly PictureTab[] = perLanguage(() => [
  {
    value: 'stock',
    label: t`Royalty Free`,
    Panel: lazy(async () => ({ default: (await import('../stock/StockTab.js')).StockTab })),
  },
  {
    value: 'ai',
    label: t`AI Image`,
    Panel: lazy(async () => ({ default: (await import('../ai/AiTab.js')).AiTab })),
  },
]);
