interface LoadOptions {
  /** Adds the address to the history. */
  isNewEntry: boolean;
  /** Gets the focus where one was in the page; by default the element of the same id, else the month. */
  focusOn?: () => HTMLElement | null | undefined;
}
export type LoadPage = (href: string, options: LoadOptions) => Promise<void>;

/** Shows the booking page of another address in `main` without a reload. Of several at a time the last one is shown. */
export function pageLoader(main: HTMLElement): LoadPage {
  let latest = 0;
  return async (href, { isNewEntry, focusOn }) => {
    const own = ++latest;
    const focused = document.activeElement?.id ?? '';
    try {
      const answer = await fetch(href, { headers: { accept: 'text/html' } });
      if (!answer.ok) throw new Error(String(answer.status));
      const next = new DOMParser().parseFromString(await answer.text(), 'text/html');
      const shown = next.querySelector('main');
      if (!shown) throw new Error('No screen');
      if (own !== latest) return;
      main.replaceChildren(...shown.childNodes);
      document.title = next.title;
      if (isNewEntry) history.pushState(null, '', href);
      if (focused !== '') (focusOn?.() ?? successorOf(focused))?.focus();
    } catch {
      // The browser shows what is wrong.
      if (own === latest) location.href = href;
    }
  };
}

/** The field of the zone is closed in the new page, so its opener gets the focus. */
const successorOf = (id: string) =>
  document.getElementById(id === 'tz' ? 'zone' : id) ?? document.getElementById('month');
