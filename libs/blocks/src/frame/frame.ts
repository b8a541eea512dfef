/**
 * The script of frame.html, the document that the code of a sandboxed frame runs in. The gateway serves it with a policy of
 * its own and without an origin, so what runs here reaches neither the page around it nor anything it stored.
 */
export function startFrame(): void {
  addEventListener(
    'message',
    (event: MessageEvent<unknown>) => {
      if (event.source !== parent || typeof event.data !== 'string') return;
      document.open();
      document.write(event.data);
      document.close();
      reportHeight();
    },
    { once: true },
  );
  parent.postMessage('frame-ready', '*');
}

function reportHeight(): void {
  const root = document.documentElement;
  new ResizeObserver(() => parent.postMessage({ frameHeight: root.offsetHeight }, '*')).observe(root);
}
