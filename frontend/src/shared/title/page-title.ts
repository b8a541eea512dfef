import { useEffect } from 'react';
import { useSiteTitle } from '../session/use-session.js';

/** '{section} | {site title}'. @source spec 2 */
export const pageTitle = (section: string, siteTitle: string) => (siteTitle ? `${section} | ${siteTitle}` : section);

/** Names the tab after the screen. */
export function usePageTitle(section: string) {
  const siteTitle = useSiteTitle();
  useEffect(() => {
    document.title = pageTitle(section, siteTitle);
  }, [section, siteTitle]);
}
