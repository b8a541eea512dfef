import { isReservedSlug, slug } from '@linkyard/contracts';

/** Names people would trust, so nobody else may look like them. */
const protectedNames = [
  'linkyard',
  'paypal',
  'stripe',
  'google',
  'apple',
  'icloud',
  'microsoft',
  'amazon',
  'facebook',
  'instagram',
  'whatsapp',
  'tiktok',
  'youtube',
  'netflix',
  'spotify',
  'binance',
  'coinbase',
  'metamask',
  'telegram',
  'twitter',
  'linkedin',
  'administrator',
  'official',
  'security',
  'verification',
];

/** Words that stand for harm wherever they are part of a name. */
const refusedWords = ['phish', 'malware', 'nazi', 'hitler', 'porn', 'rape', 'nigger', 'faggot'];

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

const protectedSkeletons = new Map(protectedNames.map((name) => [skeleton(name), name]));

export type SlugFault = 'invalid' | 'reserved' | 'lookAlike';

/** Why an address cannot be had by anybody; null when only its being taken could stand in the way. @source models.md 2 "Slug", "Reserved" */
export function slugFault(name: string): SlugFault | null {
  if (!slug.safeParse(name).success) return 'invalid';
  if (isReservedSlug(name)) return 'reserved';
  const looks = skeleton(name);
  if (protectedSkeletons.has(looks)) return 'lookAlike';
  return refusedWords.some((word) => looks.includes(skeleton(word))) ? 'lookAlike' : null;
}

/** Addresses like the wanted one, nearest first; the caller leaves out those that are taken. */
export function similarNames(wanted: string, year: number): string[] {
  const base = wanted
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
