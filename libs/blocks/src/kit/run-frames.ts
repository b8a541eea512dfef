// What a frame of sandboxed-frame.tsx does in the visitor's browser.

const page = '/assets/blocks/frame.html';
const sandbox = 'allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox';
const maxPixels = 4000;

/** How high the content says it is, within reason. */
function heightOf(message: unknown): number | null {
  if (typeof message !== 'object' || message === null || !('frameHeight' in message)) return null;
  const { frameHeight } = message;
  return typeof frameHeight === 'number' && frameHeight > 0 ? Math.min(maxPixels, Math.ceil(frameHeight)) : null;
}

/** Gives the code to a document with a policy of its own: under the page's policy, which a srcdoc inherits, no script runs. */
function run(frame: HTMLIFrameElement, code: string): () => void {
  const listen = (event: MessageEvent<unknown>) => {
    if (event.source === null || event.source !== frame.contentWindow) return;
    // The frame has no origin to name, and gets nothing but its own code.
    if (event.data === 'frame-ready') frame.contentWindow?.postMessage(code, '*');
    const height = heightOf(event.data);
    if (height !== null) frame.height = String(height);
  };
  addEventListener('message', listen);
  frame.src = page;
  return () => removeEventListener('message', listen);
}

/** Shows the code in the same document without its scripts: for the editor, whose own policy allows a srcdoc no styles. @returns ends it */
export function showStill(frame: HTMLIFrameElement, code: string): () => void {
  return run(frame, `<meta http-equiv="Content-Security-Policy" content="script-src 'none'">${code}`);
}

function newFrame(title: string, height: string): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.className = 'sf';
  frame.title = title;
  frame.height = height;
  frame.setAttribute('sandbox', sandbox);
  frame.referrerPolicy = 'no-referrer';
  return frame;
}

/** A frame of its own for the code: one that waits for its srcdoc to come into view never turns to another address. */
function exchange(still: HTMLIFrameElement): void {
  const frame = newFrame(still.title, still.height);
  frame.loading = 'lazy';
  run(frame, still.srcdoc);
  still.replaceWith(frame);
}

function begin(place: HTMLElement): void {
  const { sf = '', sft = '', sfh = '' } = place.dataset;
  const frame = newFrame(sft, sfh);
  run(frame, sf);
  place.replaceWith(frame);
  frame.tabIndex = 0;
  frame.focus();
}

/** Starts the frames of a section whose scripts may run: at once, or when the visitor asks. */
export function runFrames(root: HTMLElement): void {
  for (const frame of root.querySelectorAll<HTMLIFrameElement>('iframe[data-sf]')) exchange(frame);
  for (const place of root.querySelectorAll<HTMLElement>('div[data-sf]')) {
    const button = place.querySelector('button');
    if (!button) continue;
    button.hidden = false;
    button.addEventListener('click', () => begin(place), { once: true });
  }
}
