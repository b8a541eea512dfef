import { ScreenSkeleton } from '@linkyard/ui';
import { Splash } from '../shared/brand/Splash.js';
import type { Screen } from '../shared/feature/feature.js';

/** Shown in the place of a screen while its chunk loads. */
export const ScreenPlaceholder = ({ skeleton }: Pick<Screen, 'skeleton'>) =>
  skeleton === 'none' ? <Splash /> : <ScreenSkeleton shape={skeleton} />;
