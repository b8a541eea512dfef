import { isReservedSlug, slug } from '@linkyard/contracts';
import { remove as removeConfusables } from 'confusables';
import { englishDataset, englishRecommendedTransformers, RegExpMatcher } from 'obscenity';

/** Coined names: one of them as a part of an address is a claim to be that company. */
const brands = [
  ...['linkyard', 'paypal', 'google', 'icloud', 'microsoft', 'facebook', 'instagram', 'whatsapp', 'tiktok'],
  ...['youtube', 'netflix', 'spotify', 'binance', 'coinbase', 'metamask', 'telegram', 'twitter', 'linkedin'],
];
/** Ordinary words that are names of companies too: only they alone, or beside a word of trust, pretend something. */
const commonBrands = ['apple', 'amazon', 'stripe', 'official', 'security', 'verification'];
const roles = ['admin', 'administrator', 'support', 'moderator', 'webmaster', 'postmaster', 'billing'];
const trustWords = [
  ...['login', 'signin', 'support', 'help', 'secure', 'security', 'verify', 'verification', 'account', 'accounts'],
  ...['billing', 'payment', 'payments', 'wallet', 'official', 'service', 'team', 'admin', 'password', 'recovery'],
];

/** Refused beside what obscenity knows. */
const refusedWords = ['phish', 'malware', 'nazi', 'hitler'];

const twins: [RegExp, string][] = [
  [/rn/g, 'm'],
  [/vv/g, 'w'],
  [/[01il|]/g, 'l'],
  [/3/g, 'e'],
  [/4/g, 'a'],
  [/5/g, 's'],
  [/7/g, 't'],
  [/8/g, 'b'],
  [/[-_]/g, ''],
];

/** Two names with one skeleton look alike at a glance: paypa1, pay-pal, paypal. */
export const skeleton = (name: string): string =>
  twins.reduce((text, [from, to]) => text.replace(from, to), name.toLowerCase().replace(/o/g, '0').replace(/0/g, 'o'));

const skeletons = (names: readonly string[]) => new Set(names.map(skeleton));
const brandLooks = skeletons(brands);
const commonBrandLooks = skeletons(commonBrands);
const roleLooks = skeletons(roles);
const trustLooks = skeletons(trustWords);

/** `paypal`, `paypa1`, `pay-pal`, `paypal-login`, `paypallogin`, `apple-support`, `admln`; not `apple-pie`. */
function looksLikeKnownName(name: string): boolean {
  const whole = skeleton(name);
  if (brandLooks.has(whole) || commonBrandLooks.has(whole) || roleLooks.has(whole)) return true;
  const words = name.split(/[-_]+/).map(skeleton);
  if (words.some((word) => brandLooks.has(word))) return true;
  const looks = [...brandLooks, ...commonBrandLooks];
  return looks.some((brand) => [...trustLooks].some((word) => whole === brand + word || whole === word + brand));
}

const profanity = new RegExpMatcher({
  ...englishDataset.build(),
  ...englishRecommendedTransformers,
  whitelistedTerms: [...(englishDataset.build().whitelistedTerms ?? []), 'pussycat', 'pussywillow'],
});

const isSpelledOut = /(?:^|[-_])[a-z0-9](?:[-_][a-z0-9]){2,}(?:$|[-_])/;

/** obscenity does not see through `f-u-c-k`; joining every name would refuse harmless neighbours such as `grass-holes`. */
const isProfane = (name: string) =>
  profanity.hasMatch(name) || (isSpelledOut.test(name) && profanity.hasMatch(name.replace(/[-_]/g, '')));

export type SlugFault = 'invalid' | 'reserved' | 'lookAlike';

/** Why an address is not allowed at all; null when it is allowed and only needs to be free. @source models.md 2 "Slug", "Reserved" */
export function slugFault(name: string): SlugFault | null {
  if (!slug.safeParse(name).success) return 'invalid';
  if (isReservedSlug(name)) return 'reserved';
  const looks = skeleton(name);
  const isRefused = refusedWords.some((word) => looks.includes(skeleton(word))) || isProfane(name);
  const withoutNumber = name.replace(/\d+$/, '');
  return isRefused || looksLikeKnownName(name) || looksLikeKnownName(withoutNumber) ? 'lookAlike' : null;
}

/** Addresses like the wanted one, nearest first; the caller leaves out those that are taken. */
export function similarNames(wanted: string, year: number): string[] {
  // Letters of other scripts that look like Latin ones become those, so that a suggestion is judged by what the eye reads.
  const base = removeConfusables(wanted)
    .normalize('NFKD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9_-]+/g, '-')
    .replace(/^[-_]+|[-_]+$/g, '')
    .slice(0, 32)
    .replace(/[-_]+$/, '');
  const stem = base.length >= 2 ? base : 'my-page';
  const forms = [
    stem,
    `${stem}-1`,
    `hey-${stem}`,
    `${stem}-links`,
    `its-${stem}`,
    `${stem}-page`,
    `${stem}${year}`,
    `${stem}-2`,
    `${stem}-3`,
    `the-${stem}`,
  ];
  return [...new Set(forms)].filter((name) => slugFault(name) === null);
}
