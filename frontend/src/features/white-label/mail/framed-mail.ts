import { styleNonce } from '@linkyard/ui';

/**
 * A mail as the document of a frame. The app's policy holds in frames too and refuses styles that markup brings: style sheets get the
 * nonce, and styles of elements wait in `data-style` for `applyStyles`. Quotes in the words of a mail are escaped, so none of them is taken.
 * Links open nothing: the frame may not open windows.
 */
export const framedMail = (html: string): string =>
  html
    .replaceAll(' style="', ' data-style="')
    .replaceAll('<style>', `<style nonce="${styleNonce()}">`)
    .replace('<head>', '<head><base target="_blank">');

/** What a script sets is not refused. */
export function applyStyles(page: Document | null): void {
  for (const element of page?.querySelectorAll<HTMLElement>('[data-style]') ?? [])
    element.style.cssText = element.dataset['style'] ?? '';
}

/** A mail as its reader has it by day or by night, whatever the device is set to. */
export const inScheme = (html: string, scheme: 'light' | 'dark'): string =>
  html.replaceAll(/@media \(prefers-color-scheme:\s*dark\)/g, scheme === 'dark' ? '@media all' : '@media not all');
