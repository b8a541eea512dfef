import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { SeoData } from '../seo/seo-data.js';
import { useAppSelector } from '../session/use-session.js';

const none: NonNullable<SeoData['legal']> = {};

/** Which legal pages the site has of its own; for the others the app has neutral texts, but no imprint. */
export const useOwnLegalPages = () => useAppSelector((state) => state.seo.legal ?? none);

const ofApp = { terms: '/terms-of-service', privacy: '/privacy-policy' } as const;

/** To a legal page of the site: a document of its own beside the app, so that what is filled in here stays. */
export function LegalLink({ page, children }: { page: keyof typeof ofApp; children: ReactNode }) {
  const own = useOwnLegalPages()[page];
  if (own === undefined) return <Link to={ofApp[page]}>{children}</Link>;
  return <DocumentLink href={own}>{children}</DocumentLink>;
}

export const DocumentLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <a href={href} target="_blank" rel="noopener">
    {children}
  </a>
);
