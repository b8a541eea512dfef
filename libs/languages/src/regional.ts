import { dateFormat } from './formats.js';

/** First days of the week where the browser does not know them; Monday everywhere else. @source Unicode CLDR weekData */
const beginsOn: Readonly<Record<number, string>> = {
  0: 'AG AS BD BR BS BT BW BZ CA CO DM DO ET GT GU HK HN ID IL IN JM JP KE KH KR LA MH MM MO MT MX MZ NI NP PA PE PH PK PR PT PY SA SG SV TH TT TW UM US VE VI WS YE ZA ZW',
  5: 'MV',
  6: 'AE AF BH DJ DZ EG IQ IR JO KW LY OM QA SD SY',
};

interface WeekInfo {
  /** 1 is Monday, 7 is Sunday. */
  firstDay: number;
}

/** A tag that is none, such as `*`, counts as English. */
function localeOf(tag: string): Intl.Locale {
  try {
    return new Intl.Locale(tag);
  } catch {
    return new Intl.Locale('en');
  }
}

/**
 * The day on which a week begins where the locale is spoken: Sunday in the United States, Monday in Germany, Saturday in Egypt.
 * @param tag BCP 47, such as `en-GB` @returns 0 is Sunday
 */
export function weekBegins(tag: string): number {
  const locale: Intl.Locale & { getWeekInfo?: () => WeekInfo; weekInfo?: WeekInfo } = localeOf(tag);
  const known = locale.getWeekInfo?.() ?? locale.weekInfo;
  if (known) return known.firstDay % 7;
  const region = locale.maximize().region ?? '';
  return Number(Object.keys(beginsOn).find((day) => beginsOn[Number(day)]?.split(' ').includes(region)) ?? 1);
}

/** The clock that people read where the locale is spoken. @param tag BCP 47, such as `en-GB` */
export function clockOfLocale(tag: string): '12' | '24' {
  const { hourCycle } = dateFormat(localeOf(tag).toString(), { hour: 'numeric' }).resolvedOptions();
  return hourCycle === 'h11' || hourCycle === 'h12' ? '12' : '24';
}
