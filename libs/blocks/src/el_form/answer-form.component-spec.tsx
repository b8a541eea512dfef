import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { render, waitFor } from '@testing-library/react';
import { SectionView } from '../page/SectionView.js';
import { aContext, aSection } from '../registry/sample-page.js';
import { startAnswerForm } from './post-answers.js';

const field = {
  id: 'days',
  title: 'Days',
  type: 'group checkbox',
  required: true,
  options: [{ label: 'Mon', value: 'mon' }],
};

/** A published form with its script started. */
function open(locale: string): HTMLElement {
  const section = aSection('el_form', { fields: [field] });
  const { container } = render(<SectionView section={section} context={aContext({ locale })} />);
  startAnswerForm(container);
  return container;
}
const press = (page: HTMLElement) => page.querySelector<HTMLButtonElement>('.btn')?.click();
const alertOf = (page: HTMLElement) => page.querySelector('[role=alert]')?.textContent;

afterEach(() => void jest.restoreAllMocks());

describe('the script of a form', () => {
  it.each([
    ['en', 'Please choose at least one.'],
    ['de', 'Bitte wähle mindestens eine Möglichkeit.'],
  ])('says in the language of the page (%s) what is missing', (locale, text) => {
    const page = open(locale);
    press(page);
    expect(page.querySelector('.q .qe')?.textContent).toBe(text);
  });

  it('sends the campaign marks of the address of the page with the answers', async () => {
    history.replaceState(null, '', '/ana?utm_source=mail&utm_term=mugs&utm_content=blue&q=private');
    const reply = new Response(JSON.stringify({ status: 1 }));
    const sent = jest.spyOn(globalThis, 'fetch').mockResolvedValue(reply);
    const page = open('en');
    page.querySelector<HTMLInputElement>('input[type=checkbox]')?.click();
    press(page);
    await waitFor(() => expect(sent).toHaveBeenCalled());
    const { attribution } = JSON.parse(String(sent.mock.calls[0]?.[1]?.body));
    expect(attribution).toEqual({ utmSource: 'mail', utmTerm: 'mugs', utmContent: 'blue' });
  });

  it('says in German that nothing could be sent', async () => {
    jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('offline'));
    const page = open('de');
    page.querySelector<HTMLInputElement>('input[type=checkbox]')?.click();
    press(page);
    await waitFor(() => expect(alertOf(page)).toBe('Das konnte nicht gesendet werden. Bitte versuche es noch einmal.'));
  });
});
