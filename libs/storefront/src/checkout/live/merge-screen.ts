/** Takes over from a newer screen what follows from the form. A field that stays keeps its focus and what is being typed. */
export function mergeScreen(next: Document): void {
  for (const id of ['summary', 'pay']) replace(id, next);
  for (const id of ['ask-country', 'ask-address', 'ask-provider'])
    replace(id, next, (fresh, old) => choicesOf(fresh) !== choicesOf(old));
  for (const { id, dataset } of next.querySelectorAll<HTMLElement>('[data-live]')) {
    if (dataset['live']) describe(dataset['live'], next);
    replace(id, next);
  }
}

/** Whether it asks at all, and between which options. */
const choicesOf = (ask: Element): string =>
  ask.childElementCount + [...ask.querySelectorAll<HTMLInputElement>('[type=radio]')].map(({ value }) => value).join();

function replace(id: string, next: Document, isChanged: (fresh: Element, old: Element) => boolean = () => true): void {
  const fresh = next.getElementById(id);
  const old = document.getElementById(id);
  if (fresh && old && isChanged(fresh, old)) old.replaceWith(fresh);
}

/** What assistive technology says about a field. */
function describe(id: string, next: Document): void {
  const fresh = next.getElementById(id);
  const field = document.getElementById(id);
  if (!fresh || !field) return;
  for (const name of ['aria-invalid', 'aria-describedby']) {
    const value = fresh.getAttribute(name);
    if (value === null) field.removeAttribute(name);
    else field.setAttribute(name, value);
  }
}
