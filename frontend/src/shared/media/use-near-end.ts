import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

/** @source spec 9 "Infinite scroll 50 px before bottom" */
const aheadPx = 50;

/** The element whose scrolling moves this one; null for the window. */
function scrollerOf(element: HTMLElement): HTMLElement | null {
  for (let parent = element.parentElement; parent; parent = parent.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(parent).overflowY)) return parent;
  }
  return null;
}

/**
 * Asks for more when the end of a scrolled list is at most 50 px below what is seen.
 * @param isWanted false while more is on its way, or when there is no more
 * @param length of the list: after it has grown the end is looked for again, since a short page may not fill the place
 * @returns what to put at the end
 */
export function useNearEnd(isWanted: boolean, onNear: () => void, length: number): RefObject<HTMLDivElement | null> {
  const end = useRef<HTMLDivElement>(null);
  const near = useEffectEvent(onNear);
  useEffect(() => {
    const mark = end.current;
    if (!isWanted || !mark) return;
    const observer = new IntersectionObserver((seen) => seen.some(({ isIntersecting }) => isIntersecting) && near(), {
      root: scrollerOf(mark),
      rootMargin: `0px 0px ${aheadPx}px 0px`,
    });
    observer.observe(mark);
    return () => observer.disconnect();
  }, [isWanted, length]);
  return end;
}
