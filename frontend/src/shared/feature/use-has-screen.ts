import { matchPath } from 'react-router-dom';
import type { Feature } from './feature.js';
import { useFeatures } from './features-context.js';

/** True when one of the features has a screen at the path of a link; links to features of later versions ask this first. */
export function hasScreen(screens: readonly { path: string }[], link: string): boolean {
  const [path = ''] = link.split(/[?#]/, 1);
  return screens.some((screen) => matchPath(screen.path, path) !== null);
}

export function useHasScreen(): (link: string) => boolean {
  const features: readonly Feature[] = useFeatures();
  const screens = features.flatMap((feature) => feature.screens ?? []);
  return (link) => hasScreen(screens, link);
}
