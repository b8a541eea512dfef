/** The languages that visitors and recipients are addressed in; English is the source of all texts. */
export const languages = ['en', 'de'] as const;
export type Language = (typeof languages)[number];

const isLanguage = (tag: string): tag is Language => languages.some((one) => one === tag);

/**
 * The first of the wanted languages that texts are translated into, or English.
 * @param wanted BCP 47 tags, the most wanted first: `de-AT` is served by `de`
 */
export function languageFor(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const primary = tag.trim().toLowerCase().split('-')[0] ?? '';
    if (isLanguage(primary)) return primary;
  }
  return 'en';
}

const rightToLeft = new Set(['ar', 'ckb', 'dv', 'fa', 'he', 'iw', 'ku', 'ps', 'sd', 'ug', 'ur', 'yi']);

/** How a language is written. @param locale BCP 47: `ar-EG` and `ar` are both right to left */
export const directionOf = (locale: string): 'rtl' | 'ltr' =>
  rightToLeft.has(locale.toLowerCase().split('-')[0] ?? '') ? 'rtl' : 'ltr';

/**
 * The language for a browser.
 * @param header its `Accept-Language`, such as `fr-CH, de;q=0.8, en;q=0.5`
 */
export function acceptedLanguage(header = ''): Language {
  const ranges = header.split(',', 20).map((range) => {
    const [tag = '', ...parameters] = range.split(';');
    const weight = parameters.find((parameter) => /^\s*q=/i.test(parameter))?.split('=')[1];
    return { tag, weight: weight === undefined ? 1 : Number(weight) };
  });
  const wanted = ranges.filter(({ weight }) => weight > 0).sort((a, b) => b.weight - a.weight);
  return languageFor(wanted.map(({ tag }) => tag));
}

/** The region by whose habits a language is written in mails and receipts: dates as in Britain. */
export const writtenLocale = (language: Language): string => (language === 'en' ? 'en-GB' : language);
