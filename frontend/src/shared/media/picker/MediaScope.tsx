import { type ReactNode, startTransition, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { whenIdle } from '../../when-idle.js';
import { focusBack } from '../focus-back.js';
import { MediaPicker, PickerRehearsal, warmMediaPicker } from './lazy-picker.js';
import { usePrefetchMedia } from './api.js';
import { firstPage } from './media-page.js';
import { savesData } from './saves-data.js';
import { type PickedMedia, type PickMedia, PickMediaContext, type WantedMedia } from './pick-media.js';

/** Lets everything below ask for files of the media library. @source spec 2 "Media picker popup" */
export function MediaScope({ children }: { children: ReactNode }) {
  const [wanted, setWanted] = useState<WantedMedia | null>(null);
  const answer = useRef<(picked: readonly PickedMedia[]) => void>(() => undefined);
  const opener = useRef<Element | null>(null);
  const [isRehearsing, setRehearsing] = useState(false);
  const rehearsed = useCallback(() => setRehearsing(false), []);
  useWarmth(setRehearsing);
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
      <Suspense fallback={null}>
        {wanted ? (
          <MediaPicker wanted={wanted} onDone={finish} />
        ) : (
          isRehearsing && <PickerRehearsal onDrawn={rehearsed} />
        )}
      </Suspense>
    </PickMediaContext>
  );
}

/** What the screen itself warms up comes first. */
const patience = { latestMs: 3000, guessMs: 400 };

/** The popup and the newest pictures are there before anybody asks for them, and have been drawn once, so that it opens at once. */
function useWarmth(rehearse: (isRehearsing: boolean) => void) {
  const prefetch = usePrefetchMedia();
  useEffect(() => {
    let isOver = false;
    let cancel = whenIdle(() => {
      prefetch(firstPage('picture', ''), { ifOlderThan: 60 });
      void warmMediaPicker().then(() => {
        if (isOver || savesData()) return;
        cancel = whenIdle(() => startTransition(() => rehearse(true)), { guessMs: patience.guessMs });
      });
    }, patience);
    return () => {
      isOver = true;
      cancel();
    };
  }, [prefetch, rehearse]);
}
