import type { DraftNews } from '@linkyard/contracts';

type Listener = (news: DraftNews | 'missed') => void;
const listeners = new Set<Listener>();

/** Word of drafts that were changed in other windows, from the socket to the editor that is open. */
export const draftNews = {
  /** `missed`: the connection was interrupted, and messages may have been lost. */
  publish(news: DraftNews | 'missed') {
    for (const listener of listeners) listener(news);
  },
  listen(listener: Listener): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
