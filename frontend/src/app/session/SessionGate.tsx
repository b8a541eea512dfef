import { ErrorState } from '@linkyard/ui';
import { useEffect, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { asApiError } from '../../shared/api/api-error.js';
import { Splash } from '../../shared/brand/Splash.js';
import { useAccountLanguage } from '../../shared/language/use-account-language.js';
import { landingFor, routeFor, signInPath, wantedFrom } from '../../shared/session/route-for.js';
import { useMeQuery } from '../../shared/session/session-api.js';
import { sessionClosed } from '../../shared/session/session-slice.js';
import { useAppDispatch, useAppSelector, useRouteSession } from '../../shared/session/use-session.js';

/**
 * Applies the routing rules. A stored session shows its screens immediately and is revalidated in the background;
 * a token without stored data is validated first.
 */
export function SessionGate({ children }: { children: ReactNode }) {
  const dispatch = useAppDispatch();
  const { phase, ending } = useAppSelector((state) => state.session);
  const session = useRouteSession();
  const location = useLocation();
  const known = useMeQuery({}, { skip: phase === 'signedOut' });
  const refused = known.isError ? asApiError(known.error) : null;

  useEffect(() => {
    if (phase === 'booting' && refused && refused.httpStatus >= 400 && refused.httpStatus < 500) {
      dispatch(sessionClosed({ byItself: true }));
    }
  }, [dispatch, phase, refused]);
  useOtherTabs();
  useAccountLanguage();

  if (phase === 'booting') {
    return refused ? <ErrorState failure={refused} retry={() => void known.refetch()} /> : <Splash />;
  }
  const target = routeFor(session, location.pathname);
  if (target === null) return children;
  if (target === signInPath) {
    // After a deliberate sign-out the next sign-in starts at home; after an expired session it returns to the same page.
    const returns = ending !== 'left' && location.pathname !== '/';
    const from = returns ? location.pathname + location.search + location.hash : null;
    return <Navigate to={target} replace state={from ? { from } : null} />;
  }
  return <Navigate to={landingFor(session, wantedFrom(location.state))} replace />;
}

/** Signing in or out in another tab is signing in or out here. */
function useOtherTabs() {
  const dispatch = useAppDispatch();
  useEffect(() => {
    const onStorage = (event: StorageEvent) => {
      if (event.key === 'userData' && event.newValue === null) dispatch(sessionClosed({ byItself: false }));
      // Data of another account must not mix with what this tab has loaded.
      if (event.key === 'userData' && event.newValue !== null && idIn(event.oldValue) !== idIn(event.newValue))
        window.location.reload();
    };
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  }, [dispatch]);
}

const idIn = (userData: string | null): string | undefined => /"_id":"(\w+)"/.exec(userData ?? '')?.[1];
