import { matchPath, Outlet, useMatches, useNavigation } from 'react-router-dom';
import type { Screen } from '../shared/feature/feature.js';
import { ScreenPlaceholder } from './ScreenPlaceholder.js';
import { screens } from './screens.js';

const screenAt = (pathname: string | undefined) =>
  pathname === undefined ? undefined : screens.find(({ path }) => matchPath(path, pathname));

/** The current screen, or a placeholder while the next one loads. Each kind of frame has its own outlet. */
export function ScreenOutlet({ frame }: Pick<Screen, 'frame'>) {
  const next = screenAt(useNavigation().location?.pathname);
  const current = screenAt(useMatches().at(-1)?.pathname);
  if (!next) return <Outlet />;
  const staysFramed = next.frame === 'framed' && current?.frame === 'framed';
  if (staysFramed) return frame === 'framed' ? <ScreenPlaceholder skeleton={next.skeleton} /> : <Outlet />;
  return frame === 'bare' ? <ScreenPlaceholder skeleton="none" /> : <Outlet />;
}
