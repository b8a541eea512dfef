import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

/** @source spec 9 "Infinite scroll 50 px before bottom" */
const aheadPx = 50;

/**
 * Asks for more when the end of a scrolled list is at most 50 px below what is seen.
 * @param length of the list: after it has grown the end is looked for again, since a short page may not fill the place
 * @returns what to put at the end
 */
export function useNearEnd(
  scroller: RefObject<HTMLElement | null>,
  isWanted: boolean,
  onNear: () => void,
  length: number,
): RefObject<HTMLDivElement | null> {
  const end = useRef<HTMLDivElement>(null);
  const near = useEffectEvent(onNear);
  useEffect(() => {
    const [root, mark] = [scroller.current, end.current];
    if (!isWanted || !root || !mark) return;
    const observer = new IntersectionObserver((seen) => seen.some(({ isIntersecting }) => isIntersecting) && near(), {
      root,
      rootMargin: `0px 0px ${aheadPx}px 0px`,
    });
    observer.observe(mark);
    return () => observer.disconnect();
  }, [isWanted, length, scroller]);
  return end;
}
