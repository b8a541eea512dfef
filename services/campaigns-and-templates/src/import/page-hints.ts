import type { SourceMake } from './found-page.js';

/** Where a known make keeps things. Empty selectors mean "find it as on any page". */
export interface PageHints {
  name: string;
  bio: string;
  avatar: string;
  socials: string;
  /** Hosts of the tool itself: its sign-up, credit and legal links are not the creator's. */
  ownHosts: RegExp;
  /** What the tool adds to the page's title. */
  titleSuffix: RegExp;
  /** True when every link of the page is the creator's, wherever it stands. */
  everyLink: boolean;
}

const anyPage: PageHints = {
  name: '',
  bio: '',
  avatar: '',
  socials: '',
  ownHosts: /^$/,
  titleSuffix: /^$/,
  everyLink: false,
};

const hints: Partial<Record<SourceMake, PageHints>> = {
  linktree: {
    name: '#profile-title, h1',
    bio: '[data-testid="ProfileBio"], #profile-description',
    avatar: 'img[data-testid="ProfileImage"], #profile-picture img, img[alt*="rofile"]',
    socials: 'a[data-testid="SocialIcon"], #social-icons a, [data-testid="SocialIcons"] a',
    ownHosts: /(?:^|\.)(?:linktr\.ee|linktree\.com)$/,
    titleSuffix: /\s*[|–-]\s*(?:(?:Instagram|TikTok|Facebook|Twitter|YouTube|Twitch|,|and|\s)+\|\s*)?Linktree$/i,
    everyLink: true,
  },
  beacons: {
    ...anyPage,
    socials: '[class*="social"] a, [class*="Social"] a',
    ownHosts: /(?:^|\.)beacons\.(?:ai|page)$/,
    titleSuffix: /\s*(?:[|–-]\s*|\bon\s+)?(?:'s\s+)?Beacons(?:\.ai)?(?:\s+page)?$/i,
    everyLink: true,
  },
  carrd: {
    name: 'h1[id^="text"], h2[id^="text"], #text01',
    bio: 'p[id^="text"]:not(#text01), h1[id^="text"] ~ p',
    avatar: '.image img, .image-component img, [id^="image"] img',
    socials: 'ul.icons a, ul.icons-component a, [id^="icons"] a',
    ownHosts: /^(?:www\.)?carrd\.co$/,
    titleSuffix: /\s*[|–-]\s*Carrd$/i,
    everyLink: true,
  },
  biolink: {
    name: '.page-title',
    bio: '.page-bio',
    avatar: 'img.display-image',
    socials: '.page-social a, .social-icons a, [class*="social"] a',
    ownHosts: /(?:^|\.)bio\.link$/,
    titleSuffix: /\s*[|–-]\s*Bio\.?\s?Link$/i,
    everyLink: true,
  },
  linkinbio: {
    ...anyPage,
    socials: '[class*="social"] a, [class*="Social"] a',
    ownHosts: /(?:^|\.)(?:linkin\.bio|later\.com)$/,
    titleSuffix: /\s*[|–-]\s*Linkin\.bio(?: by Later)?$/i,
    everyLink: true,
  },
};

export const hintsFor = (make: SourceMake): PageHints => hints[make] ?? anyPage;
