import { msg } from '@lingui/core/macro';
import type { Screen } from '../shared/feature/feature.js';
import { hasScreen } from '../shared/feature/use-has-screen.js';
import { features } from './features.js';

// The gallery of components is for developers: a production build has neither the route nor its files.
const developmentScreens: Screen[] = import.meta.env.DEV
  ? [
      {
        path: '/dev/gallery',
        title: msg`Gallery`,
        frame: 'bare',
        skeleton: 'none',
        lazy: async () => ({ Component: (await import('./gallery/GalleryScreen.js')).GalleryScreen }),
      },
    ]
  : [];

export const screens = [...features.flatMap((feature) => feature.screens ?? []), ...developmentScreens];

/** True when this build has a screen at the path of a link. */
export const screenExists = (link: string) => hasScreen(screens, link);

/** Starts loading a screen whose link is about to be used. A failed attempt is repeated when the screen is opened. */
export const preloadScreen = (path: string) =>
  void screens
    .find((screen) => screen.path === path)
    ?.lazy()
    .catch(() => undefined);
