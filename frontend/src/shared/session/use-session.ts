import { useDispatch, useSelector, useStore } from 'react-redux';
import { useMemo } from 'react';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { RootState } from '../store.js';
import type { RouteSession } from './route-for.js';

export const useAppSelector = useSelector.withTypes<RootState>();
export const useAppDispatch = useDispatch.withTypes<ThunkDispatch<RootState, undefined, UnknownAction>>();
export const useAppStore = useStore.withTypes<import('@reduxjs/toolkit').Store<RootState>>();

const productName = 'Linkyard';

/** The site's title: of the signed-in account's tenant, else of the host, else ours. */
export const useSiteTitle = () =>
  useAppSelector((state) => state.session.otherData?.site_title || state.seo.site_title || productName);

export const useSiteIcon = () =>
  useAppSelector((state) => state.session.otherData?.site_icon ?? state.seo.site_icon ?? null);

/** The signed-in account, or null. */
export const useUser = () => useAppSelector((state) => state.session.userData);

/** What the routing rules look at. */
export function routeSessionOf(state: RootState['session']): RouteSession {
  if (state.phase !== 'signedIn' || !state.userData) return { signedIn: false };
  return { signedIn: true, role: state.userData.role, step: state.userData.step };
}

export function useRouteSession(): RouteSession {
  const session = useAppSelector((state) => state.session);
  return useMemo(() => routeSessionOf(session), [session]);
}
