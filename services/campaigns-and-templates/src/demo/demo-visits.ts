import type { Activity } from '@linkyard/contracts';
import { pick, randomFrom, type Weighted } from './seeded-random.js';

const dayMs = 86_400_000;
export const demoDays = 90;

/** What visitors of the demo page can click. */
export interface DemoPage {
  campaignId: string;
  pageId: string;
  links: readonly { sectionId: string; target: string }[];
}

type Source = Pick<Activity, 'referrerHost' | 'inAppBrowser' | 'utm'>;
type Machine = Pick<Activity, 'device' | 'os' | 'browser'>;

const from = (referrerHost: string | null, inAppBrowser: string | null = null, utm: Activity['utm'] = {}): Source => ({
  ...{ referrerHost, inAppBrowser, utm },
});
const sources: Weighted<Source> = [
  [from('l.instagram.com', 'Instagram', { source: 'instagram', medium: 'social' }), 44],
  [from(null), 22],
  [from('www.google.com'), 11],
  [from('www.tiktok.com', 'TikTok'), 9],
  [from(null, null, { source: 'newsletter', medium: 'email', campaign: 'spring-shelf' }), 8],
  [from('www.pinterest.com'), 4],
  [from('ceramics.example.org'), 2],
];
const phones: Weighted<Machine> = [
  [{ device: 'mobile', os: 'iOS', browser: 'Safari' }, 52],
  [{ device: 'mobile', os: 'Android', browser: 'Chrome' }, 40],
  [{ device: 'tablet', os: 'iOS', browser: 'Safari' }, 8],
];
const desks: Weighted<Machine> = [
  [{ device: 'desktop', os: 'macOS', browser: 'Safari' }, 30],
  [{ device: 'desktop', os: 'Windows', browser: 'Chrome' }, 50],
  [{ device: 'desktop', os: 'Windows', browser: 'Firefox' }, 20],
];
const homes: Weighted<readonly [country: string, language: string]> = [
  [['DE', 'de'], 46],
  [['AT', 'de'], 12],
  [['NL', 'nl'], 11],
  [['FR', 'fr'], 9],
  [['GB', 'en'], 9],
  [['US', 'en'], 8],
  [['JP', 'ja'], 3],
  [['BR', 'pt'], 2],
];
/** Of a day's visits, by hour: few at night, most in the evening. */
const hours: Weighted<number> = [1, 1, 0.5, 0.5, 0.5, 1, 2, 4, 5, 5, 5, 6, 7, 6, 5, 5, 6, 7, 9, 11, 12, 10, 6, 3].map(
  (share, hour) => [hour, share],
);
/** The first link of a page is clicked most. */
const shareOfLink = (place: number) => 1 / (place + 1.5);

/**
 * Views and clicks of ninety days, oldest first: a page that slowly gains visitors, is busier at weekends and has two days on which a post went round.
 * @param now  the last visit is before it
 */
export function demoVisits(page: DemoPage, now: Date, seed = 11): Activity[] {
  const random = randomFrom(seed);
  const links: Weighted<DemoPage['links'][number]> = page.links.map((link, place) => [link, shareOfLink(place)]);
  const activities: Activity[] = [];
  for (let daysAgo = demoDays - 1; daysAgo >= 0; daysAgo -= 1) {
    const day = new Date(now.getTime() - daysAgo * dayMs);
    day.setUTCHours(0, 0, 0, 0);
    for (let count = visitsOf(day, daysAgo, random); count > 0; count -= 1)
      activities.push(...visit(page, links, { day, daysAgo, random, key: `${daysAgo}-${count}` }));
  }
  return activities
    .filter(({ at }) => Date.parse(at) < now.getTime())
    .sort((one, other) => one.at.localeCompare(other.at));
}

function visitsOf(day: Date, daysAgo: number, random: () => number): number {
  const trend = 18 + (demoDays - daysAgo) * 0.3;
  const isWeekend = day.getUTCDay() === 0 || day.getUTCDay() === 6;
  const wentRound = daysAgo === 61 || daysAgo === 17 ? 3.2 : 1;
  return Math.round(trend * (isWeekend ? 1.35 : 1) * wentRound * (0.75 + random() * 0.5));
}

interface Visit {
  day: Date;
  daysAgo: number;
  random: () => number;
  /** Of this visit alone: the same demo made twice counts once. */
  key: string;
}

function visit(
  { campaignId, pageId }: DemoPage,
  links: Weighted<DemoPage['links'][number]>,
  { day, daysAgo, random, key }: Visit,
): Activity[] {
  const [country, language] = pick(random, homes);
  const source = pick(random, sources);
  const machine = pick(random, source.inAppBrowser || random() < 0.7 ? phones : desks);
  // Some come twice a day: fewer visitors than visits.
  const visitor = random() < 0.12 ? `${daysAgo}-regular-${Math.floor(random() * 6)}` : key;
  const start = day.getTime() + pick(random, hours) * 3_600_000 + Math.floor(random() * 3_600_000);
  const common = {
    ...{ campaignId, pageId, country, language, isBot: false, visitorKey: `demo-${visitor}` },
    ...source,
    ...machine,
  };
  const view: Activity = {
    ...common,
    ...{ id: `demo-view-${key}`, kind: 'view', sectionId: null, target: null },
    at: new Date(start).toISOString(),
  };
  if (links.length === 0 || random() > 0.46) return [view];
  const link = pick(random, links);
  const at = new Date(start + 3_000 + Math.floor(random() * 40_000)).toISOString();
  return [view, { ...common, ...link, id: `demo-click-${key}`, kind: 'click', at }];
}
