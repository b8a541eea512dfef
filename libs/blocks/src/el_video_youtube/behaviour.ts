/** The player of a tapped still. Nothing is fetched from YouTube before that. */
function player(link: HTMLAnchorElement, source: string): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.src = source;
  frame.title = link.querySelector('.vh')?.textContent?.replace(/^Play: (.*)\.$/, '$1') ?? 'YouTube video';
  frame.allow = 'accelerometer; autoplay; encrypted-media; fullscreen; gyroscope; picture-in-picture';
  // YouTube refuses to play without knowing the site (its error 153), whatever the page's own policy.
  frame.referrerPolicy = 'strict-origin-when-cross-origin';
  return frame;
}

export function start(root: HTMLElement): void {
  root.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-v]') : null;
    const source = link?.dataset.v;
    if (!link || !source || event.metaKey || event.ctrlKey || event.shiftKey) return;
    if (!source.startsWith('https://www.youtube-nocookie.com/embed/')) return;
    event.preventDefault();
    const frame = player(link, source);
    // After the click has bubbled: the beacon reads the link it came from.
    setTimeout(() => {
      link.replaceWith(frame);
      frame.focus();
    });
  });
}
