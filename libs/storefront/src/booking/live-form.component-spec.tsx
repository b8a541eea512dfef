import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { render, waitFor } from '@testing-library/react';
import { wordsIn } from '../words/words.js';
import { detailsScreen } from './details-screen.js';
import type { DetailsView } from './details-view.js';
import { aDetailsView, aPublicAppointment } from './example-records.js';
import { startBooking } from './live/start-booking.js';

const now = Date.parse('2026-11-20T10:00:00Z');
const seconds = (count: number) => new Date(now + count * 1000).toISOString();

let asked: jest.SpiedFunction<typeof fetch>;
const answer = (reply: object) => asked.mockResolvedValue(new Response(JSON.stringify(reply)));

/** The form of a chosen time with its script started. */
function open(change: Partial<DetailsView> = {}): HTMLElement {
  history.replaceState(null, '', '/bookAppointment/appointment-public-id1?start=2026-11-23T10%3A00%3A00%2B01%3A00');
  const { container, unmount } = render(detailsScreen(aDetailsView(change), wordsIn('en')).body);
  const main = document.createElement('main');
  main.innerHTML = container.innerHTML;
  unmount();
  document.body.replaceChildren(main);
  startBooking(main);
  return main;
}
const valueOf = (main: HTMLElement, name: string) => main.querySelector<HTMLInputElement>(`[name="${name}"]`)?.value;
const noteOf = (main: HTMLElement) => main.querySelector<HTMLElement>('[data-hold-note]');
const backOf = (main: HTMLElement) => new URL(main.querySelector<HTMLAnchorElement>('[data-back]')?.href ?? '');

beforeEach(() => {
  jest.useFakeTimers({ now, advanceTimers: true });
  asked = jest.spyOn(globalThis, 'fetch');
});
afterEach(() => {
  sessionStorage.clear();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('the hold of a chosen time', () => {
  it('is asked for with a key that the form sends, and counted down', async () => {
    answer({ status: 1, data: { expiresAt: seconds(61) } });
    const main = open();
    await waitFor(() => expect(noteOf(main)?.hidden).toBe(false));
    expect(noteOf(main)?.textContent).toMatch(/^This time is kept for you for 1:0[01] minutes\.$/);
    const [address, sent] = asked.mock.calls[0] ?? [];
    expect(address).toBe('/user/appointment/hold');
    const key = valueOf(main, 'holdKey');
    expect(key).toMatch(/^[\w-]{32}$/);
    expect(JSON.parse(String(sent?.body))).toEqual({
      publicId: 'appointment-public-id1',
      start: '2026-11-23T10:00:00+01:00',
      duration: 30,
      holdKey: key,
    });
    expect(backOf(main).searchParams.get('hold')).toBe(key);
    expect(Number(valueOf(main, 'started_at'))).toBeGreaterThanOrEqual(now);
    jest.advanceTimersByTime(62_000);
    expect(noteOf(main)?.textContent).toBe('The time is no longer kept for you. You can still try to book it.');
  });

  it('keeps its key in the tab', async () => {
    answer({ status: 1, data: { expiresAt: seconds(61) } });
    const first = valueOf(open(), 'holdKey');
    answer({ status: 1, data: { expiresAt: seconds(61) } });
    expect(valueOf(open(), 'holdKey')).toBe(first);
    await waitFor(() => expect(asked).toHaveBeenCalledTimes(2));
  });

  it('is refused in the words of the screen, and the form names none', async () => {
    answer({ status: 0, code: 'bookings.slot_taken', message: 'English text' });
    const main = open();
    await waitFor(() => expect(noteOf(main)?.textContent).toBe('Taken.'));
    expect(valueOf(main, 'holdKey')).toBe('');
    expect(backOf(main).searchParams.get('hold')).toBeNull();
  });

  it('is done without where the network fails', async () => {
    asked.mockRejectedValue(new TypeError('offline'));
    const main = open();
    await waitFor(() => expect(asked).toHaveBeenCalled());
    expect(noteOf(main)?.hidden).toBe(true);
    expect(valueOf(main, 'holdKey')).toMatch(/^[\w-]{32}$/);
  });

  it('is not asked for while a code is awaited', () => {
    open({ awaitsCode: true });
    expect(asked).not.toHaveBeenCalled();
  });
});

describe('the dates of a series', () => {
  const money = { amount: 1000, currency: 'EUR' };
  const recurring = { freq: 'weekly', interval: 1, maxCount: 3 } as const;
  const appointment = aPublicAppointment({ price: money, dueNow: money, recurring });
  const series = ['2026-11-23T10:00:00+01:00', '2026-11-30T10:00:00+01:00', '2026-12-07T10:00:00+01:00'];

  it('follow the chosen number, as does the amount on the button', () => {
    answer({ status: 0, code: 'core.internal' });
    const main = open({ appointment, series });
    const shown = () => [...main.querySelectorAll<HTMLElement>('.dates li')].filter((date) => !date.hidden).length;
    const button = main.querySelector('[data-verbs]');
    expect(button?.textContent).toBe('Book and pay €10.00');
    expect(main.querySelector<HTMLElement>('.dates')?.hidden).toBe(true);
    const count = main.querySelector<HTMLSelectElement>('[name=occurrences]');
    if (count) count.value = '2';
    count?.dispatchEvent(new Event('change'));
    expect(button?.textContent).toBe('Book and pay €20.00');
    expect(main.querySelector<HTMLDetailsElement>('.dates')?.open).toBe(true);
    expect(shown()).toBe(2);
  });
});
