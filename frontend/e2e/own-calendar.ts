import { expect, type APIRequestContext, type Page } from '@playwright/test';

const hourMs = 3_600_000;

/** The owner's own hand in the simulated calendar. */
export class OwnCalendar {
  constructor(
    private readonly request: APIRequestContext,
    private readonly origin: string,
    private readonly email: string,
  ) {}

  private get url() {
    return `${this.origin}/simulator/calendars/${encodeURIComponent(this.email)}/events`;
  }

  async add(start: string): Promise<void> {
    const end = new Date(Date.parse(start) + hourMs).toISOString();
    const data = { start: { dateTime: start }, end: { dateTime: end }, summary: 'Dentist' };
    expect((await this.request.post(this.url, { data })).status()).toBe(201);
  }

  async startsOf(summary: RegExp): Promise<number[]> {
    const events: { summary?: string; start: { dateTime: string } }[] = await (await this.request.get(this.url)).json();
    return events.filter((event) => summary.test(event.summary ?? '')).map(({ start }) => Date.parse(start.dateTime));
  }
}

/** Connects by clicking, as a person does. @returns the provider's origin */
export async function connectGoogle(page: Page, email: string): Promise<string> {
  await page.goto('/integrations');
  await page.getByRole('button', { name: 'Connect Google Calendar' }).click();
  const drawer = page.getByRole('dialog', { name: 'Connect Google Calendar' });
  await drawer.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('heading', { name: 'Choose an account' }).waitFor();
  const { origin } = new URL(page.url());
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('button', { name: 'Continue' }).click();
  return origin;
}
