import type { ShowRules } from '@linkyard/contracts';

/** What is known of a visitor when a page is served. Nothing of it is kept. */
export interface VisitorFacts {
  now: Date;
  /** ISO 3166, as a trusted proxy sends it. */
  country: string | null;
  device: 'mobile' | 'tablet' | 'desktop' | 'other';
  inAppBrowser: string | null;
  /** Without www; null for one that came from nowhere, or from this host. */
  referrerHost: string | null;
  /** The one read first, BCP 47. */
  language: string | null;
  isReturning: boolean;
}

type Fits = (rules: ShowRules, facts: VisitorFacts) => boolean;

const isBelow = (host: string, domain: string) => host === domain || host.endsWith(`.${domain}`);
const speaks = (language: string, wanted: string) =>
  language.toLowerCase() === wanted.toLowerCase() || language.toLowerCase().startsWith(`${wanted.toLowerCase()}-`);

const fitsCountry: Fits = ({ countries: { mode, codes } }, { country }) => {
  if (codes.length === 0) return true;
  const isListed = country !== null && codes.includes(country);
  return mode === 'include' ? isListed : !isListed;
};
const fitsDevice: Fits = ({ devices }, { device }) => devices.length === 0 || devices.some((one) => one === device);
const fitsBrowser: Fits = ({ browsersInApp }, { inAppBrowser }) =>
  browsersInApp.length === 0 || browsersInApp.some((one) => one === (inAppBrowser ?? 'none'));
const fitsReferrer: Fits = ({ referrers }, { referrerHost }) =>
  referrers.length === 0 || (referrerHost !== null && referrers.some((domain) => isBelow(referrerHost, domain)));
const fitsLanguage: Fits = ({ languages }, { language }) =>
  languages.length === 0 || (language !== null && languages.some((wanted) => speaks(language, wanted)));
const fitsVisit: Fits = ({ returning }, { isReturning }) =>
  returning === 'any' || isReturning === (returning === 'returning');

const all = [fitsCountry, fitsDevice, fitsBrowser, fitsReferrer, fitsLanguage, fitsVisit];

/** Every group that says something fits. @source contracts design/section-audience.ts */
export const fits: Fits = (rules, facts) => all.every((fitsOne) => fitsOne(rules, facts));
