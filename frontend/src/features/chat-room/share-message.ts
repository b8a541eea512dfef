import { t } from '@lingui/core/macro';
import { toast } from '@linkyard/ui';

export async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast.success(t`Copied to the clipboard`);
  } catch {
    toast.error(t`The browser did not allow copying.`);
  }
}

/** By the device's own dialog where it has one, otherwise by the clipboard. */
export async function share(url: string): Promise<void> {
  if (typeof navigator.share !== 'function') return copy(url);
  try {
    await navigator.share({ url });
  } catch (error) {
    // Closed by the person; other refusals are of the browser.
    if (!(error instanceof DOMException && error.name === 'AbortError')) await copy(url);
  }
}
