export interface FrameOnTap {
  /** Attribute of the link that holds the frame's address. */
  attribute: string;
  /** Where every such address begins; anything else is left a link. */
  base: string;
  /** Permissions the frame gets. */
  allow: string;
}

/** What the frame is called: the words of the link without what they ask for. */
const titleOf = (link: Element) =>
  link
    .querySelector('.vh')
    ?.textContent?.replace(/^[^:]*: /, '')
    .replace(/\.$/, '') ?? '';

/**
 * Replaces a link by a third party's frame when it is tapped, and moves focus into the frame. No request is sent to the third party
 * before that. Opening the link in a new tab stays possible.
 */
export function frameOnTap(root: HTMLElement, { attribute, base, allow }: FrameOnTap): void {
  root.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest(`a[${attribute}]`) : null;
    const source = link?.getAttribute(attribute);
    if (!link || !source?.startsWith(base) || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    const frame = document.createElement('iframe');
    frame.src = source;
    frame.title = titleOf(link);
    frame.allow = allow;
    // YouTube refuses to play without knowing the site (its error 153), whatever the page's own policy.
    frame.referrerPolicy = 'strict-origin-when-cross-origin';
    // After the click has bubbled: the beacon reads the link it came from.
    setTimeout(() => {
      link.replaceWith(frame);
      frame.focus();
    });
  });
}
