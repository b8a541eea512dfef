import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { render, waitFor } from '@testing-library/react';
import { formWith } from '../form/form-values.js';
import { wordsIn } from '../words/words.js';
import type { CheckoutScreenProps } from './checkout-props.js';
import { checkoutScreen } from './checkout-screen.js';
import { aCheckout, anOffer, aQuote, checkoutProps, eur, productDetails } from './example-records.js';
import { startCountdown } from './live/countdown.js';
import { startSharing } from './live/share.js';
import { startUpdates } from './live/update-form.js';

function bodyOf(props: Partial<CheckoutScreenProps>): string {
  const { container, unmount } = render(checkoutScreen(checkoutProps(props), wordsIn('en')).body);
  const markup = container.innerHTML;
  unmount();
  return markup;
}
const documentOf = (props: Partial<CheckoutScreenProps>) => `<!doctype html><main>${bodyOf(props)}</main>`;
const costing = (amount: number) => aQuote({ totals: { ...aQuote().totals, total: eur(amount) } });

let sent: jest.SpiedFunction<typeof fetch>;
const answer = (props: Partial<CheckoutScreenProps>) =>
  sent.mockImplementation(() => Promise.resolve(new Response(documentOf(props))));
const bodies = () => sent.mock.calls.map(([, init]) => new URLSearchParams(String(init?.body)));

/** A checkout with its script started. */
function open(props: Partial<CheckoutScreenProps> = {}): HTMLElement {
  history.replaceState(null, '', '/checkout/mug');
  document.body.innerHTML = `<main>${bodyOf(props)}</main>`;
  const form = document.querySelector<HTMLFormElement>('form.co');
  if (form) startUpdates(form);
  return document.body;
}
const find = <E extends HTMLElement = HTMLInputElement>(selector: string): E => {
  const found = document.querySelector<E>(selector);
  if (!found) throw new Error(`There is no ${selector}.`);
  return found;
};
function choose(selector: string, value: string) {
  const field = find(selector);
  field.value = value;
  field.dispatchEvent(new Event('change', { bubbles: true }));
}
const payButton = () => find<HTMLButtonElement>('#pay button').textContent;

beforeEach(() => {
  sent = jest.spyOn(globalThis, 'fetch');
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

describe('the script of a checkout', () => {
  it('asks for the total with all that is typed, and shows it in place', async () => {
    open();
    answer({ quote: costing(2_400) });
    find('#f-email').value = 'vera@example.org';
    choose('#f-qty', '2');
    await waitFor(() => expect(payButton()).toBe('Pay €24.00'));
    const [body] = bodies();
    expect(Object.fromEntries(body ?? [])).toMatchObject({ action: 'update', qty: '2', email: 'vera@example.org' });
    expect(find('#f-email').value).toBe('vera@example.org');
  });

  it('does not ask for fields that the total does not depend on', () => {
    open();
    choose('#f-email', 'vera@example.org');
    expect(sent).not.toHaveBeenCalled();
  });

  it('waits for a pause in typing', () => {
    jest.useFakeTimers();
    open();
    answer({});
    for (const value of ['1', '12']) {
      find('#f-qty').value = value;
      find('#f-qty').dispatchEvent(new Event('input', { bubbles: true }));
      jest.advanceTimersByTime(400);
    }
    expect(sent).not.toHaveBeenCalled();
    jest.advanceTimersByTime(100);
    expect(bodies().map((body) => body.get('qty'))).toEqual(['12']);
  });

  it('names what is wrong at its field, and takes it away again', async () => {
    const plate = anOffer();
    const props = { details: productDetails({}, { others: [plate] }), taken: [plate] };
    const name = `more.${plate.publicId}:`;
    open({ ...props, form: formWith({ [name]: '1' }) });
    const field = find(`[name="${name}"]`);
    answer({ ...props, form: formWith({ [name]: '9' }, { [name]: 'Please take at most 3.' }) });
    choose(`[name="${name}"]`, '9');
    await waitFor(() => expect(field).toHaveAccessibleDescription('Please take at most 3.'));
    expect(field).toBeInvalid();
    answer({ ...props, form: formWith({ [name]: '3' }) });
    choose(`[name="${name}"]`, '3');
    await waitFor(() => expect(field).toBeValid());
    expect(field).toHaveAccessibleDescription('');
  });

  it('brings the address field that an addition needs, and keeps one that is there as it is typed in', async () => {
    const asked = { asksAddress: true, asksCountry: false, countries: [] };
    open();
    answer({ asked });
    choose('#f-qty', '2');
    await waitFor(() => expect(find('#f-address')).toBeInTheDocument());
    find('#f-address').value = 'Street 1';
    answer({ asked, quote: costing(3_600) });
    choose('#f-qty', '3');
    await waitFor(() => expect(payButton()).toBe('Pay €36.00'));
    expect(find('#f-address').value).toBe('Street 1');
  });

  it('shows the answer to the last change alone', async () => {
    open();
    const answers: ((reply: Response) => void)[] = [];
    sent.mockImplementation(() => new Promise((resolve) => answers.push(resolve)));
    choose('#f-qty', '2');
    await waitFor(() => expect(answers).toHaveLength(1));
    choose('#f-qty', '3');
    await waitFor(() => expect(answers).toHaveLength(2));
    answers[1]?.(new Response(documentOf({ quote: costing(3_600) })));
    answers[0]?.(new Response(documentOf({ quote: costing(2_400) })));
    await waitFor(() => expect(payButton()).toBe('Pay €36.00'));
  });

  it('stays as it is while the network is away', async () => {
    open();
    sent.mockRejectedValue(new TypeError('offline'));
    choose('#f-qty', '2');
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
    expect(payButton()).toBe('Pay €12.00');
  });

  it('counts the hold down by the clock of the page, and says when it is over', () => {
    jest.useFakeTimers({ now: Date.parse('2030-01-01T00:00:00Z') });
    open({ checkout: aCheckout() });
    const timer = find<HTMLElement>('[data-left]');
    const sentence = timer.closest('p');
    startCountdown(timer);
    expect(sentence).toHaveTextContent('Held for you for another 30:00 minutes.');
    jest.advanceTimersByTime(61_000);
    expect(sentence).toHaveTextContent('another 28:59 minutes');
    jest.advanceTimersByTime(29 * 60_000);
    expect(sentence).toHaveTextContent('This is no longer held for you.');
  });
});

describe('passing a product on', () => {
  const address = 'https://ana.example/checkout/mug';
  const device = (changes: { share?: unknown; isPhone?: boolean; clipboard?: unknown }) => {
    Object.defineProperty(navigator, 'share', { value: changes.share, configurable: true });
    Object.defineProperty(navigator, 'clipboard', { value: changes.clipboard, configurable: true });
    Object.defineProperty(window, 'matchMedia', {
      value: () => ({ matches: changes.isPhone === true }),
      configurable: true,
    });
    open();
    startSharing(document);
  };
  const isShown = (selector: string) => !find<HTMLButtonElement>(selector).hidden;

  it('is the sheet of a phone', () => {
    const share = jest.fn((_shared: ShareData) => Promise.resolve());
    device({ share, isPhone: true });
    expect([isShown('[data-share]'), isShown('[data-copy]')]).toEqual([true, false]);
    find('[data-share]').click();
    expect(share).toHaveBeenCalledWith({ url: address, title: 'Mug' });
  });

  it('is the clipboard elsewhere, and says that it is done', async () => {
    const writeText = jest.fn((_text: string) => Promise.resolve());
    device({ share: jest.fn(), clipboard: { writeText } });
    expect([isShown('[data-share]'), isShown('[data-copy]')]).toEqual([false, true]);
    find('[data-copy]').click();
    await waitFor(() => expect(find('[data-copy]')).toHaveTextContent('Link copied'));
    expect(writeText).toHaveBeenCalledWith(address);
  });

  it('shows the address where the clipboard is refused', async () => {
    device({ clipboard: { writeText: () => Promise.reject(new Error('denied')) } });
    find('[data-copy]').click();
    await waitFor(() => expect(find<HTMLDetailsElement>('.co-share details').open).toBe(true));
  });

  it('is the address and its code alone where there is neither', () => {
    device({});
    expect([isShown('[data-share]'), isShown('[data-copy]')]).toEqual([false, false]);
    expect(find('#product-address').value).toBe(address);
  });
});
