import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { render, waitFor } from '@testing-library/react';
import { wordsIn } from '../words/words.js';
import { chooseScreen } from './choose-screen.js';
import type { ChooseView } from './choose-view.js';
import { aChooseView } from './example-records.js';
import { startBooking } from './live/start-booking.js';

const words = wordsIn('en');
const free = (...days: string[]) =>
  Object.fromEntries(days.map((day) => [day, [{ start: `${day}T10:00:00Z`, seatsLeft: null }]]));
const view = aChooseView({
  ...{ query: { tz: 'UTC' }, zone: 'UTC', zones: ['UTC', 'Asia/Tokyo'], days: free('2026-11-23', '2026-11-30') },
});
const page = '/bookAppointment/appointment-public-id1';
function bodyOf(change: Partial<ChooseView>): string {
  const { container, unmount } = render(chooseScreen({ ...view, ...change }, words).body);
  const markup = container.innerHTML;
  unmount();
  return markup;
}
const documentOf = (change: Partial<ChooseView>) => `<!doctype html><title>Next</title><main>${bodyOf(change)}</main>`;

let asked: jest.SpiedFunction<typeof fetch>;
const addresses = () => asked.mock.calls.map(([address]) => new URL(String(address)));
const answer = (change: Partial<ChooseView> = {}) =>
  asked.mockImplementation(() => Promise.resolve(new Response(documentOf(change))));

/** A booking page with its script started. */
function open(change: Partial<ChooseView> = {}, address = `${page}?tz=UTC`): HTMLElement {
  history.replaceState(null, '', address);
  const main = document.createElement('main');
  main.innerHTML = bodyOf(change);
  document.body.replaceChildren(main);
  startBooking(main);
  return main;
}
const day = (main: HTMLElement, name: string) => main.querySelector<HTMLElement>(`[data-day="${name}"]`);
const press = (key: string) =>
  document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));

beforeEach(() => {
  asked = jest.spyOn(globalThis, 'fetch');
  answer();
});
afterEach(() => {
  document.dir = '';
  sessionStorage.clear();
  jest.restoreAllMocks();
});

describe('the script of a booking page', () => {
  it('shows another day without a reload, under its address and with the focus on it', async () => {
    const main = open();
    answer({ day: '2026-11-30' });
    day(main, '2026-11-30')?.focus();
    day(main, '2026-11-30')?.click();
    await waitFor(() => expect(main.querySelector('h2#times')?.textContent).toBe('Monday, November 30'));
    expect(location.search).toContain('day=2026-11-30');
    expect(document.title).toBe('Next');
    expect(document.activeElement).toBe(day(main, '2026-11-30'));
  });

  it('shows the last of two days that were asked for, whichever comes first', async () => {
    const main = open();
    const replies: ((reply: Response) => void)[] = [];
    asked.mockImplementation(() => new Promise((resolve) => replies.push(resolve)));
    day(main, '2026-11-30')?.click();
    day(main, '2026-11-23')?.click();
    replies[1]?.(new Response(documentOf({ day: '2026-11-23' })));
    await waitFor(() => expect(document.title).toBe('Next'));
    const late = new Response(documentOf({ day: '2026-11-30' }));
    const read = jest.spyOn(late, 'text');
    replies[0]?.(late);
    await waitFor(() => expect(read).toHaveBeenCalled());
    await read.mock.results[0]?.value;
    expect(main.querySelector('h2#times')?.textContent).toBe('Monday, November 23');
  });

  it('leaves a click that opens a new tab to the browser', () => {
    const main = open();
    const click = new MouseEvent('click', { ctrlKey: true, bubbles: true, cancelable: true });
    main.addEventListener('click', (event) => event.preventDefault());
    day(main, '2026-11-30')?.dispatchEvent(click);
    expect(asked).not.toHaveBeenCalled();
  });

  it('asks for the zone of the browser where none is named, and for no other than the one that is', async () => {
    open({}, `${page}?tz=UTC`);
    expect(asked).not.toHaveBeenCalled();
    open({ query: {} }, page);
    await waitFor(() => expect(asked).toHaveBeenCalledTimes(1));
    expect(addresses()[0]?.searchParams.get('tz')).toBe(Intl.DateTimeFormat().resolvedOptions().timeZone);
  });

  it('shows the times of a zone that is chosen, from its first free day on', async () => {
    const main = open({}, `${page}?tz=UTC&day=2026-11-23`);
    const field = main.querySelector<HTMLInputElement>('#tz');
    if (field) field.value = 'Asia/Tokyo';
    field?.dispatchEvent(new Event('change', { bubbles: true }));
    await waitFor(() => expect(asked).toHaveBeenCalled());
    expect(addresses()[0]?.search).toBe('?tz=Asia%2FTokyo');
  });

  it('asks with the key of a hold of this tab, so that its time is offered', async () => {
    sessionStorage.setItem('hold-appointment-public-id1', 'own-key');
    open();
    await waitFor(() => expect(asked).toHaveBeenCalledTimes(1));
    expect(addresses()[0]?.searchParams.get('hold')).toBe('own-key');
  });
});

describe('the arrow keys in a month', () => {
  it('go over the days with free times', () => {
    const main = open();
    day(main, '2026-11-23')?.focus();
    press('ArrowRight');
    expect(document.activeElement).toBe(day(main, '2026-11-30'));
    press('ArrowLeft');
    expect(document.activeElement).toBe(day(main, '2026-11-23'));
    press('ArrowDown');
    expect(document.activeElement).toBe(day(main, '2026-11-30'));
  });

  it('go on where the text goes on', () => {
    document.dir = 'rtl';
    const main = open();
    day(main, '2026-11-23')?.focus();
    press('ArrowLeft');
    expect(document.activeElement).toBe(day(main, '2026-11-30'));
  });

  it('go on in the month after, and stay where there is none before', async () => {
    const main = open();
    answer({ month: '2026-12', day: '2026-12-03', days: free('2026-12-03', '2026-12-09') });
    day(main, '2026-11-23')?.focus();
    press('ArrowUp');
    expect(asked).not.toHaveBeenCalled();
    day(main, '2026-11-30')?.focus();
    press('ArrowRight');
    await waitFor(() => expect(document.activeElement).toBe(day(main, '2026-12-03')));
    expect(addresses()[0]?.searchParams.get('month')).toBe('2026-12');
  });
});
