import type { SessionReply } from '@linkyard/contracts';
import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { landingFor, wantedFrom } from '../../shared/session/route-for.js';
import { sessionOpened } from '../../shared/session/session-slice.js';
import { useAppDispatch } from '../../shared/session/use-session.js';

/** Takes a session that was just opened and goes where its account begins. */
export function useSessionLanding() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { state } = useLocation();
  const wanted = wantedFrom(state);
  return useCallback(
    ({ user, otherData }: Pick<SessionReply, 'user' | 'otherData'>) => {
      dispatch(sessionOpened({ user, otherData }));
      void navigate(landingFor({ signedIn: true, role: user.role, step: user.step }, wanted), { replace: true });
    },
    [dispatch, navigate, wanted],
  );
}

/** The e-mail address a screen before this one handed on. */
export function handedEmail(state: unknown): string {
  if (typeof state !== 'object' || state === null || !('email' in state)) return '';
  return typeof state.email === 'string' ? state.email : '';
}
