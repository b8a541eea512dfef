import type { Page, Request, Response } from '@playwright/test';

interface Refusal {
  call: string;
  /** What a person is to read of it. */
  texts: readonly string[];
}

const restMs = 100;

const isCall = (request: Request) =>
  ['fetch', 'xhr'].includes(request.resourceType()) && !request.url().includes('/socket.io/');
const nameOf = (request: Request) => `${request.method()} ${new URL(request.url()).pathname}`;

/** Collects what goes wrong behind a page: errors of scripts, of the console, of requests; and what was refused. */
export class ScreenWatch {
  private faults: string[] = [];
  private refusals: Promise<Refusal>[] = [];
  private readonly running = new Set<Request>();
  private lastEndedAt = 0;

  constructor(private readonly page: Page) {
    // What opens beside the app is another page's matter.
    page.context().on('page', (opened) => void opened.close());
    page.on('dialog', (dialog) => void dialog.accept());
    page.on('pageerror', (error) => this.faults.push(`page error: ${error.message}`));
    page.on('console', (message) => {
      // Refused and failed requests are judged below, where it is known what was asked for.
      if (message.type() !== 'error' || message.text().startsWith('Failed to load resource')) return;
      this.faults.push(`console error: ${message.text()}`);
    });
    page.on('request', (request) => isCall(request) && this.running.add(request));
    page.on('requestfinished', (request) => this.ended(request));
    page.on('requestfailed', (request) => {
      this.ended(request);
      const reason = request.failure()?.errorText ?? '';
      // The browser cancels what a screen was loading when it is left.
      if (reason !== 'net::ERR_ABORTED') this.faults.push(`failed request: ${nameOf(request)} ${reason}`);
    });
    page.on('response', (response) => {
      if (response.status() >= 500) this.faults.push(`${response.status()} to ${nameOf(response.request())}`);
      else if (response.status() >= 400) this.refusals.push(refusalOf(response));
    });
  }

  /** A call is under way, or one has just ended whose answer may lead to the next. */
  get isCalling(): boolean {
    return this.running.size > 0 || Date.now() - this.lastEndedAt < restMs;
  }

  private ended(request: Request) {
    if (this.running.delete(request)) this.lastEndedAt = Date.now();
  }

  /** What went wrong since it was asked for last, with the refusals of which the page shows nothing. */
  async takeFaults(): Promise<string[]> {
    const refusals = await Promise.all(this.refusals);
    const faults = [...this.faults];
    this.refusals = [];
    this.faults = [];
    if (refusals.length > 0) {
      const shown = await this.page.locator('body').innerText();
      for (const { call, texts } of refusals) {
        if (!texts.some((text) => shown.includes(text))) faults.push(`${call}, of which nothing is shown`);
      }
    }
    return faults;
  }
}

async function refusalOf(response: Response): Promise<Refusal> {
  const call = `${response.status()} to ${nameOf(response.request())}`;
  const body: unknown = await response.json().catch(() => null);
  const { message, errors = [] } = (body ?? {}) as { message?: string; errors?: { message: string }[] };
  const texts = [message, ...errors.map((error) => error.message)].filter((text) => text !== undefined);
  return { call: `${call} (${texts.join(' ')})`, texts };
}
