/** Notes in the form to register in which zone it is filled in, and since when. */
export function noteRegisterFacts(page: Document, zone: string, now: number): void {
  const form = page.querySelector('form[data-register]');
  const field = (name: string) => form?.querySelector<HTMLInputElement>(`input[name="${name}"]`);
  const timeZone = field('timeZone');
  if (timeZone) timeZone.value = zone;
  const startedAt = field('started_at');
  if (startedAt && startedAt.value === '') startedAt.value = String(now);
}
