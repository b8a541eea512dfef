const dayMs = 86_400_000;

/** The last `count` calendar days up to and with `today`, oldest first. */
export function daysUpTo(today: string, count: number): string[] {
  const noon = Date.parse(`${today}T12:00:00Z`);
  return Array.from({ length: count }, (_, at) => new Date(noon - (count - 1 - at) * dayMs).toISOString().slice(0, 10));
}
