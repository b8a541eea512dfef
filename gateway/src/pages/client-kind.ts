import bowser from 'bowser';
import { isbot } from 'isbot';
import { LRUCache } from 'lru-cache';
import type { Activity } from '@linkyard/contracts';

export type ClientKind = Pick<Activity, 'isBot' | 'device' | 'os' | 'browser' | 'inAppBrowser'>;

const known = new LRUCache<string, ClientKind>({ max: 5_000 });
const inApp: [RegExp, string][] = [
  [/Instagram/i, 'Instagram'],
  [/FBAN|FBAV|FB_IAB/i, 'Facebook'],
  [/musical_ly|BytedanceWebview|TikTok/i, 'TikTok'],
  [/Snapchat/i, 'Snapchat'],
  [/LinkedInApp/i, 'LinkedIn'],
  [/Pinterest/i, 'Pinterest'],
  [/\bLine\//i, 'Line'],
];

/** What a user agent says of itself. The same strings come again and again, so each is read once. */
export function clientKind(userAgent: string): ClientKind {
  const held = known.get(userAgent);
  if (held) return held;
  const parsed = bowser.parse(userAgent || 'unknown');
  const platform = parsed.platform.type;
  const kind: ClientKind = {
    isBot: userAgent === '' || isbot(userAgent),
    device: platform === 'mobile' || platform === 'tablet' || platform === 'desktop' ? platform : 'other',
    os: (parsed.os.name ?? 'other').slice(0, 40),
    browser: (parsed.browser.name ?? 'other').slice(0, 40),
    inAppBrowser: inApp.find(([pattern]) => pattern.test(userAgent))?.[1] ?? null,
  };
  known.set(userAgent, kind);
  return kind;
}
