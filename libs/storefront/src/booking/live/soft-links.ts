import type { LoadPage } from './page-loader.js';

/** Links to other days and months, the choice of a zone, and the browser's Back load no whole document. */
export function startSoftLinks(main: HTMLElement, load: LoadPage): void {
  addEventListener('popstate', () => void load(location.href, { isNewEntry: false }));
  main.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-soft]') : null;
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    void load(link.href, { isNewEntry: true });
  });
  main.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.id !== 'tz') return;
    const wanted = new URL(location.href);
    wanted.searchParams.set('tz', target.value);
    for (const name of ['day', 'start']) wanted.searchParams.delete(name);
    void load(wanted.href, { isNewEntry: true });
  });
}
