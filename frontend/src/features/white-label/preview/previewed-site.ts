import type { OwnLegalPages, SiteTheme } from '@linkyard/contracts';
import { appLook, type Scheme } from '@linkyard/blocks/look';
import type { SeoData } from '../../../shared/seo/seo-data.js';
import type { WhiteLabelDraft } from '../settings/white-label-draft.js';

/** What the previews draw, as it is in the form. */
export interface PreviewedSite {
  title: string;
  domain: string;
  logo: string;
  icon: string;
  theme: SiteTheme;
  draft: WhiteLabelDraft;
  seo: SeoData;
}
export interface PreviewProps {
  site: PreviewedSite;
  scheme: Scheme;
}

/** Of a site that has chosen none. */
const neutral: SiteTheme = {
  ...{ primaryColor: '#4a4f4d', secondaryColor: '#4a4f4d', titleColor: '#1c1e1d', textColor: '#5f6462' },
  ...{ sideBarColor: '#ffffff', bgColor: '#fafafa' },
};
const isColour = (value: string) => /^#[0-9a-f]{6}$/i.test(value);
const colourOf = (theme: SiteTheme, name: keyof SiteTheme) => (isColour(theme[name]) ? theme[name] : neutral[name]);

/** The colours of the form; a neutral one in place of each that is not chosen yet or half typed. */
const coloursOf = (theme: SiteTheme): SiteTheme => ({
  primaryColor: colourOf(theme, 'primaryColor'),
  secondaryColor: colourOf(theme, 'secondaryColor'),
  titleColor: colourOf(theme, 'titleColor'),
  textColor: colourOf(theme, 'textColor'),
  sideBarColor: colourOf(theme, 'sideBarColor'),
  bgColor: colourOf(theme, 'bgColor'),
});

/** As the gateway draws it for a site that has no picture. */
function letterIcon(title: string, colour: string): string {
  const letter = [...title.trim()][0]?.toUpperCase() ?? '';
  const text = letter.replace(/[<&]/g, '');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="14" fill="${colour}"/><text x="32" y="44" font-family="sans-serif" font-weight="600" font-size="34" fill="#fff" text-anchor="middle">${text}</text></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** @param domain as it is typed on the screen @param kept what is saved on screens of its own */
export function previewedSite(
  draft: WhiteLabelDraft,
  domain: string,
  kept: { legal: readonly (keyof OwnLegalPages)[]; signIn: { google: boolean; facebook: boolean } },
): PreviewedSite {
  const theme = coloursOf(draft.theme);
  const title = draft.title.trim() || domain;
  const drawn = letterIcon(title, theme.primaryColor);
  return {
    ...{ title, domain, theme, draft, logo: draft.logo },
    icon: draft.favicon || draft.logo || drawn,
    seo: {
      ...{ site_title: title, site_icon: draft.favicon || draft.logo || drawn, white_label: true },
      ...(draft.logo ? { site_logo: { src: draft.logo, scheme: appLook(theme).chosen } } : {}),
      ...{ description: draft.description, made_with: draft.showPoweredBy ?? false },
      signup: draft.signupMode ?? 'closed',
      social_sign_in: kept.signIn,
      legal: Object.fromEntries(kept.legal.map((key) => [key, '#'])),
    },
  };
}
