export const dayParts = ['morning', 'afternoon', 'evening', 'night'] as const;
export type DayPart = (typeof dayParts)[number];

/** What an hour (0-23) is called: night ends at 5, morning at 12, afternoon at 18, evening at 22. */
export function dayPartOf(hour: number): DayPart {
  if (hour < 5 || hour >= 22) return 'night';
  if (hour < 12) return 'morning';
  return hour < 18 ? 'afternoon' : 'evening';
}
