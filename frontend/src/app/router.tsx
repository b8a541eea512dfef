import { lazy, Suspense, useEffect, useState } from 'react';
import { createBrowserRouter, type RouteObject, ScrollRestoration, useMatches } from 'react-router-dom';
import type { Screen } from '../shared/feature/feature.js';
import { ErrorScreen } from '../shared/message/ErrorScreen.js';
import { useUser } from '../shared/session/use-session.js';
import { usePageTitle } from '../shared/title/page-title.js';
import { whenIdle } from '../shared/when-idle.js';
import { ImpersonationBanner } from './frame/ImpersonationBanner.js';
import { titleOfHandle } from './screen-title.js';
import { ScreenOutlet } from './ScreenOutlet.js';
import { ScreenPlaceholder } from './ScreenPlaceholder.js';
import { screens } from './screens.js';
import { SessionGate } from './session/SessionGate.js';
import { ScreenError, UnexpectedError } from './UnexpectedError.js';

const LiveUpdates = lazy(async () => ({ default: (await import('./live/LiveUpdates.js')).LiveUpdates }));

function Root() {
  const userId = useUser()?._id;
  // The socket and its scripts load after the first screen.
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true), { latestMs: 2000 }), []);
  return (
    <SessionGate>
      <ScreenTitle />
      <ImpersonationBanner />
      <ScreenOutlet frame="bare" />
      <ScrollRestoration />
      {isIdle && userId && (
        <Suspense fallback={null}>
          <LiveUpdates userId={userId} />
        </Suspense>
      )}
    </SessionGate>
  );
}

function ScreenTitle() {
  const title = titleOfHandle(useMatches().at(-1)?.handle);
  return title === null ? null : <PageTitle title={title} />;
}

function PageTitle({ title }: { title: string }) {
  usePageTitle(title);
  return null;
}

const routeOf = ({ path, title, frame, skeleton, lazy: load }: Screen): RouteObject => ({
  path,
  lazy: load,
  hydrateFallbackElement: <ScreenPlaceholder skeleton={skeleton} />,
  handle: { title },
  // Of each screen: the menu, the bell and the title stay, and the next screen begins without the error.
  errorElement: frame === 'framed' ? <ScreenError /> : <UnexpectedError />,
});
const routesOf = (frame: Screen['frame']) => screens.filter((screen) => screen.frame === frame).map(routeOf);

export const createRouter = () =>
  createBrowserRouter([
    {
      element: <Root />,
      errorElement: <UnexpectedError />,
      children: [
        ...routesOf('bare'),
        {
          lazy: async () => ({ Component: (await import('./frame/Frame.js')).Frame }),
          hydrateFallbackElement: <ScreenPlaceholder skeleton="none" />,
          children: routesOf('framed'),
        },
        { path: '*', element: <ErrorScreen /> },
      ],
    },
  ]);
