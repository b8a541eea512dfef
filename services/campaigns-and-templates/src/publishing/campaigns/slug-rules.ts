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
/** Who runs a site: one of them as a part of an address is a claim to do so. */
const authorities = ['admin', 'admins', 'administrator', 'sysadmin', 'moderator', 'webmaster', 'postmaster'];
/** Ordinary words too: only they alone pretend something. */
const departments = ['support', 'billing'];
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
const claimLooks = skeletons([...brands, ...authorities]);
const departmentLooks = skeletons(departments);
const trustLooks = [...skeletons(trustWords)];
const trustedLooks = new Set(
  [...brandLooks, ...commonBrandLooks].flatMap((brand) => trustLooks.flatMap((word) => [brand + word, word + brand])),
);

const isSeparator = (sign: string | undefined) => sign === undefined || sign === '-' || sign === '_';
const isDigit = (sign: string | undefined) => sign !== undefined && sign >= '0' && sign <= '9';

/**
 * The parts of a name that can be read by themselves: between separators, digits and ends, in each reading of a digit as a letter or as a
 * number. `paypa12026` is read as `paypa1` too. A name has at most 40 signs, so they are at most 820.
 */
function partsOf(name: string): { part: string; isWhole: boolean }[] {
  const isEdge = (at: number) => [name[at - 1], name[at]].some((sign) => isSeparator(sign) || isDigit(sign));
  const edges = Array.from({ length: name.length + 1 }, (_, at) => at).filter(isEdge);
  return edges.flatMap((from, index) =>
    edges.slice(index + 1).map((to) => ({
      part: name.slice(from, to),
      isWhole: !/[a-z]/.test(name.slice(0, from) + name.slice(to)),
    })),
  );
}

/** `paypal`, `paypa1`, `my-pay-pal`, `paypal-login`, `apple-support-2`, `admln-links`, `support2026`; not `apple-pie` or `moral-support`. */
const looksLikeKnownName = (name: string): boolean =>
  partsOf(name).some(({ part, isWhole }) => {
    const look = skeleton(part);
    if (claimLooks.has(look) || trustedLooks.has(look)) return true;
    return isWhole && (commonBrandLooks.has(look) || departmentLooks.has(look));
  });

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
  return isRefused || looksLikeKnownName(name.toLowerCase()) ? 'lookAlike' : null;
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
