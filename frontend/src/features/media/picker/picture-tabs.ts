import type { MediaView } from '@linkyard/contracts';
import { type ComponentType, lazy, type LazyExoticComponent } from 'react';

export interface PictureTabProps {
  /** A picture has come into the library. */
  onAdded: (media: MediaView) => void;
}

export interface PictureTab {
  value: string;
  label: string;
  Panel: LazyExoticComponent<ComponentType<PictureTabProps>>;
}

const panels = import.meta.glob<Record<string, ComponentType<PictureTabProps>>>([
  '../stock/StockTab.tsx',
  '../ai/AiTab.tsx',
]);

function tabAt(file: string, name: string, value: string, label: string): PictureTab[] {
  const load = panels[file];
  if (!load) return [];
  const Panel = lazy(async () => {
    const Loaded = (await load())[name];
    if (!Loaded) throw new Error(`${file} exports no ${name}`);
    return { default: Loaded };
  });
  return [{ value, label, Panel }];
}

/** Where else pictures come from; a place that this version does not have shows no tab. @source spec 2 "Media picker popup" */
export const pictureTabs: readonly PictureTab[] = [
  ...tabAt('../stock/StockTab.tsx', 'StockTab', 'stock', 'Royalty Free'),
  ...tabAt('../ai/AiTab.tsx', 'AiTab', 'ai', 'AI Image'),
];
