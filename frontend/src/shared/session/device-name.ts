import { t } from '@lingui/core/macro';
import { perLanguage } from '@linkyard/ui';
const browsers: () => readonly [RegExp, string][] = perLanguage(() => [
  [/Edg(?:e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, t`Samsung Internet`],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\/|Chromium\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]);
const systems: readonly [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'Mac'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
];

const firstOf = (pairs: readonly [RegExp, string][], text: string) => pairs.find(([sign]) => sign.test(text))?.[1];

/** 'Chrome on Mac': enough for a person to know their own device. */
export function deviceName(userAgent: string): string {
  const browser = firstOf(browsers(), userAgent);
  const system = firstOf(systems, userAgent);
  if (browser && system) return t`${browser} on ${system}`;
  return browser ?? system ?? t`Unknown device`;
}

export const isPhone = (userAgent: string) => /iPhone|Android.*Mobile|Mobile.*Android/.test(userAgent);
