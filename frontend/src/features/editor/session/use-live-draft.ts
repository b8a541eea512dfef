import { useEffect } from 'react';
import { clientId } from '../../../shared/api/client-id.js';
import { draftNews } from '../../../shared/live/draft-news.js';
import type { EditorSession } from './open-session.js';

/** Minimum interval between reloads while another window saves every second or so. */
const pauseMs = 1000;

/** Applies changes from the account's other windows and devices to the draft as they happen. A hidden window waits until it is visible. */
export function useLiveDraft({ templateId, sync }: EditorSession) {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | null = null;
    let isStale = false;
    const freshen = () => {
      timer = null;
      if (!isStale || document.visibilityState === 'hidden') return;
      isStale = false;
      void sync.refresh();
    };
    const soon = () => {
      timer ??= setTimeout(freshen, pauseMs);
    };
    const stopListening = draftNews.listen((news) => {
      if (news !== 'missed' && (news.templateId !== templateId || news.byClient === clientId)) return;
      isStale = true;
      soon();
    });
    document.addEventListener('visibilitychange', freshen);
    return () => {
      stopListening();
      document.removeEventListener('visibilitychange', freshen);
      if (timer) clearTimeout(timer);
    };
  }, [sync, templateId]);
}
