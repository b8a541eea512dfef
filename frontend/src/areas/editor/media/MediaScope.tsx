import { type ReactNode, Suspense, useCallback, useRef, useState } from 'react';
import { MediaPicker } from '../dialogs.js';
import { PickImageContext } from './pick-image.js';

/** Lets every form below ask for a picture. */
export function MediaScope({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const answer = useRef<(path: string | null) => void>(() => undefined);
  const pick = useCallback(() => {
    // A second question takes the place of the first.
    answer.current(null);
    setOpen(true);
    return new Promise<string | null>((resolve) => {
      answer.current = resolve;
    });
  }, []);
  const finish = (path: string | null) => {
    setOpen(false);
    answer.current(path);
  };
  return (
    <PickImageContext.Provider value={pick}>
      {children}
      {isOpen && (
        <Suspense fallback={null}>
          <MediaPicker onDone={finish} />
        </Suspense>
      )}
    </PickImageContext.Provider>
  );
}
