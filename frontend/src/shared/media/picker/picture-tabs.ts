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
export const pictureTabs: readonly PictureTab[] = [
  {
    value: 'stock',
    label: 'Royalty Free',
    Panel: lazy(async () => ({ default: (await import('../stock/StockTab.js')).StockTab })),
  },
  {
    value: 'ai',
    label: 'AI Image',
    Panel: lazy(async () => ({ default: (await import('../ai/AiTab.js')).AiTab })),
  },
];
