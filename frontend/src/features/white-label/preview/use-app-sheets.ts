import { useLayoutEffect } from 'react';

/** Keeps the style sheets of the app in another document too, those of parts that load later included. */
export function useAppSheets(page: Document): void {
  useLayoutEffect(() => {
    const copied = new Set<Element>();
    const copy = () => {
      for (const sheet of document.head.querySelectorAll<HTMLElement>('link[rel="stylesheet"], style')) {
        if (copied.has(sheet)) continue;
        copied.add(sheet);
        const twin = page.importNode(sheet, true);
        // An attribute that is cloned is empty: browsers hide a nonce from the document.
        twin.nonce = sheet.nonce ?? '';
        page.head.append(twin);
      }
    };
    copy();
    const observer = new MutationObserver(copy);
    observer.observe(document.head, { childList: true });
    return () => observer.disconnect();
  }, [page]);
}
