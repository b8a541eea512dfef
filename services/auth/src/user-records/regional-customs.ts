import { currencyCode } from '@linkyard/contracts';
import { clockOfLocale, languageFor, weekBegins } from '@linkyard/languages';
import currencies from 'country-to-currency';
import type { User } from './user.schema.js';

type Customs = Pick<User, 'currency' | 'weekStart' | 'timeFormat'>;

const currencyOf: Readonly<Record<string, string>> = currencies;

/**
 * What is usual in a country: its currency, first day of the week and clock. A currency that we do not sell in leaves the present one.
 * @param country ISO 3166-1 alpha-2
 */
export function regionalCustoms(country: string, { locale, currency }: Pick<User, 'locale' | 'currency'>): Customs {
  const usual = currencyCode.safeParse(currencyOf[country]);
  const tag = `${languageFor([locale])}-${country}`;
  return {
    currency: usual.success ? usual.data : currency,
    weekStart: weekBegins(tag),
    timeFormat: clockOfLocale(tag) === '12' ? 12 : 24,
  };
}

/** First day of the week and clock of an account whose country is not known yet. @param locale BCP 47; a language alone says little of weeks */
export const customsOfLocale = (locale: string): Pick<Customs, 'weekStart' | 'timeFormat'> => ({
  weekStart: /-[A-Z]{2}\b/.test(locale) ? weekBegins(locale) : 1,
  timeFormat: clockOfLocale(locale) === '12' ? 12 : 24,
});
