import { ScreenSkeleton } from '@linkyard/ui';
import { createContext, lazy, Suspense, useCallback, useContext, useEffect, useState } from 'react';
import { createBrowserRouter, Outlet, ScrollRestoration, type RouteObject } from 'react-router';
import { ErrorScreen } from '../shared/message/ErrorScreen.js';
import { UnexpectedError } from './UnexpectedError.js';
import { Splash } from '../shared/brand/Splash.js';
import { routes, type ScreenRoute } from './routes.js';
import { SessionGate } from './session/SessionGate.js';
import { useUser } from '../shared/session/use-session.js';
import { usePageTitle } from '../shared/title/page-title.js';
import { whenIdle } from '../shared/when-idle.js';

// Who is not signed in never needs it.
const Frame = lazy(async () => ({ default: (await import('./frame/Frame.js')).Frame }));
const Live = lazy(async () => ({ default: (await import('./live/Live.js')).Live }));

/** Told once the first screen is there. */
const ScreenShownContext = createContext(() => {});

/** Stands beside a screen, and so comes with it. */
function ScreenShown() {
  const tell = useContext(ScreenShownContext);
  useEffect(() => whenIdle(tell, { latestMs: 2000 }), [tell]);
  return null;
}

/** A screen with its title and, until it has arrived, its shape. */
function Screen({ route }: { route: ScreenRoute }) {
  usePageTitle(route.title);
  const waiting = route.skeleton === 'none' ? <Splash /> : <ScreenSkeleton shape={route.skeleton} />;
  const { Component } = route.screen;
  return (
    <Suspense fallback={waiting}>
      <Component />
      <ScreenShown />
    </Suspense>
  );
}

function Root() {
  const userId = useUser()?._id;
  // What happens elsewhere can wait: its scripts and its socket come when the screen no longer needs the line.
  const [isShown, setShown] = useState(false);
  const shown = useCallback(() => setShown(true), []);
  return (
    <SessionGate>
      <ScreenShownContext value={shown}>
        <Outlet />
      </ScreenShownContext>
      <ScrollRestoration />
      {isShown && userId && (
        <Suspense fallback={null}>
          <Live userId={userId} />
        </Suspense>
      )}
    </SessionGate>
  );
}

// The key makes a new boundary per screen: without it the old screen would stay until the new one has arrived.
const objectOf = (route: ScreenRoute): RouteObject => ({
  path: route.path,
  element: <Screen key={route.path} route={route} />,
  handle: { title: route.title },
});

export const createRouter = () =>
  createBrowserRouter([
    {
      element: <Root />,
      errorElement: <UnexpectedError />,
      children: [
        ...routes.filter((route) => route.frame === 'bare').map(objectOf),
        {
          element: (
            <Suspense fallback={<Splash />}>
              <Frame />
            </Suspense>
          ),
          children: [
            {
              // Inside the frame, so that the menu survives a screen that fails.
              errorElement: <UnexpectedError />,
              children: routes.filter((route) => route.frame === 'framed').map(objectOf),
            },
          ],
        },
        { path: '*', element: <ErrorScreen /> },
      ],
    },
  ]);
