import Holidays from 'date-holidays';

const known = new Map<string, ReadonlySet<string>>();
const none: ReadonlySet<string> = new Set();

/**
 * Public holidays of a country from one year to another, as dates; none for an empty or unknown country.
 * @source date-holidays, whose data is CC-BY-3.0
 */
export function holidaysOf(country: string, firstYear: number, lastYear: number): ReadonlySet<string> {
  if (country === '') return none;
  const key = `${country}:${firstYear}:${lastYear}`;
  const found = known.get(key) ?? read(country, firstYear, lastYear);
  // A few countries and years are asked for again and again.
  if (known.size > 200) known.clear();
  known.set(key, found);
  return found;
}

function read(country: string, firstYear: number, lastYear: number): ReadonlySet<string> {
  const calendar = new Holidays(country);
  const years = Array.from({ length: lastYear - firstYear + 1 }, (_, index) => firstYear + index);
  const days = years.flatMap((year) => calendar.getHolidays(year) ?? []);
  return new Set(days.filter(({ type }) => type === 'public').map(({ date }) => date.slice(0, 10)));
}
