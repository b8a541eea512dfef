import { useDispatch, useSelector, useStore } from 'react-redux';
import { useMemo } from 'react';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { RootState } from '../store.js';
import type { RouteSession } from './route-for.js';

export const useAppSelector = useSelector.withTypes<RootState>();
export const useAppDispatch = useDispatch.withTypes<ThunkDispatch<RootState, undefined, UnknownAction>>();
export const useAppStore = useStore.withTypes<import('@reduxjs/toolkit').Store<RootState>>();

/** Answered for every site; the document names one that changes with the brand. */
const iconOfSite = '/assets/icons/192.png';

/** The site's title, as its document has it. An account is signed in on its own site alone, so it has no other. */
export const useSiteTitle = () =>
  useAppSelector((state) => state.seo.site_title || state.session.otherData?.site_title || '');

export const useSiteIcon = () =>
  useAppSelector((state) => state.seo.site_icon ?? state.session.otherData?.site_icon ?? iconOfSite);

/** The site's logo, where it has one. */
export const useSiteLogo = () => useAppSelector((state) => state.seo.site_logo);

/** What pages say at their end; undefined where the site is not named there. */
export function useMadeWith() {
  const title = useSiteTitle();
  const isNamed = useAppSelector((state) => state.seo.made_with ?? false);
  return useMemo(() => (isNamed ? { title, href: '/' } : undefined), [isNamed, title]);
}

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
