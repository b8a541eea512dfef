// The only script of a page without interactive blocks: under 1 kB. Says that the page was seen and what was
// clicked; links stay real links. No cookie, no identifier.

const limit = 2048;

/** Starts counting on this page; nothing when the page is not a published one. */
export function startBeacon(): void {
  const { k: campaignId, p: pageId } = document.body.dataset;
  if (!campaignId) return;

  const send = (path: string, more: object) => {
    const body = JSON.stringify({ campaignId, pageId, ...more });
    navigator.sendBeacon(path, new Blob([body], { type: 'application/json' }));
  };
  const view = () =>
    send('/b/view', { referrer: document.referrer.slice(0, limit), query: location.search.slice(0, limit) });
  const click = (event: MouseEvent) => {
    const target = event.target instanceof Element ? event.target.closest('[data-c]') : null;
    // auxclick: the middle button opens a link, the right one only its menu.
    if (!target || event.button > 1) return;
    send('/b/click', {
      sectionId: target.closest<HTMLElement>('[data-s]')?.dataset.s,
      target: (target.getAttribute('data-c') || target.getAttribute('href') || '').slice(0, limit),
    });
  };

  // A page fetched ahead of time is seen only when it is shown.
  if ('prerendering' in document && document.prerendering) document.addEventListener('prerenderingchange', view);
  else view();
  document.addEventListener('click', click);
  document.addEventListener('auxclick', click);
}
