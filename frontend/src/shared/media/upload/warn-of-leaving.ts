import type { UploadQueue } from './upload-queue.js';

/** The browser asks before it closes a page that still uploads. The question costs something, so it is only there while it is needed. */
export function warnOfLeaving(queue: UploadQueue): void {
  const ask = (event: BeforeUnloadEvent) => event.preventDefault();
  queue.subscribe(() => {
    // Adding the same listener again changes nothing.
    if (queue.isBusy) window.addEventListener('beforeunload', ask);
    else window.removeEventListener('beforeunload', ask);
  });
}
