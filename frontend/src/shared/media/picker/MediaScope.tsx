import { type ReactNode, Suspense, useCallback, useRef, useState } from 'react';
import { focusBack } from '../focus-back.js';
import { usePrefetchMedia } from './api.js';
import { MediaPicker, preloadMediaPicker } from './lazy-picker.js';
import { firstPage } from './media-page.js';
import { type PickedMedia, type PickMedia, PickMediaContext, type WantedMedia } from './pick-media.js';

/** Lets everything below open the media library. @source spec 2 "Media picker popup" */
export function MediaScope({ children }: { children: ReactNode }) {
  const [wanted, setWanted] = useState<WantedMedia | null>(null);
  const answer = useRef<(picked: readonly PickedMedia[]) => void>(() => undefined);
  const opener = useRef<Element | null>(null);
  const preload = usePreload();
  const pick = useCallback<PickMedia>((next) => {
    // A second request replaces the first.
    answer.current([]);
    opener.current = document.activeElement;
    setWanted(next);
    return new Promise((resolve) => {
      answer.current = resolve;
    });
  }, []);
  const finish = useCallback((picked: readonly PickedMedia[]) => {
    setWanted(null);
    answer.current(picked);
    focusBack(opener.current);
  }, []);
  return (
    <PickMediaContext value={pick}>
      <div style={{ display: 'contents' }} onPointerOver={preload} onFocus={preload}>
        {children}
      </div>
      <Suspense fallback={null}>{wanted && <MediaPicker wanted={wanted} onDone={finish} />}</Suspense>
    </PickMediaContext>
  );
}

/** Loads the popup and the newest pictures once, at the first hover or focus. */
function usePreload() {
  const prefetch = usePrefetchMedia();
  const isDone = useRef(false);
  return useCallback(() => {
    if (isDone.current) return;
    isDone.current = true;
    void preloadMediaPicker();
    prefetch(firstPage('picture', ''), { ifOlderThan: 60 });
  }, [prefetch]);
}
