import { type ReactNode, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { focusBack } from '../focus-back.js';
import { MediaPicker, warmMediaPicker } from './lazy-picker.js';
import { usePrefetchMedia } from './api.js';
import { firstPage } from './media-page.js';
import { type PickedMedia, type PickMedia, PickMediaContext, type WantedMedia } from './pick-media.js';

/** Lets everything below ask for files of the media library. @source spec 2 "Media picker popup" */
export function MediaScope({ children }: { children: ReactNode }) {
  const [wanted, setWanted] = useState<WantedMedia | null>(null);
  const answer = useRef<(picked: readonly PickedMedia[]) => void>(() => undefined);
  const opener = useRef<Element | null>(null);
  useWarmth();
  const pick = useCallback<PickMedia>((next) => {
    // A second question takes the place of the first.
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
      {children}
      {wanted && (
        <Suspense fallback={null}>
          <MediaPicker wanted={wanted} onDone={finish} />
        </Suspense>
      )}
    </PickMediaContext>
  );
}

/** The popup and the newest pictures are there before anybody asks for them, so that it opens at once. */
function useWarmth() {
  const prefetch = usePrefetchMedia();
  useEffect(() => {
    const warm = () => {
      void warmMediaPicker();
      prefetch(firstPage('picture', ''), { ifOlderThan: 60 });
    };
    // Safari has no idle callback.
    if (typeof requestIdleCallback !== 'function') {
      const timer = setTimeout(warm, 400);
      return () => clearTimeout(timer);
    }
    const idle = requestIdleCallback(warm, { timeout: 3000 });
    return () => cancelIdleCallback(idle);
  }, [prefetch]);
}
