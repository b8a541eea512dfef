import { useEffect, useRef, type RefObject } from 'react';

/** @source spec 9 "Infinite scroll 50 px before bottom" */
const marginPx = 50;

/** The element whose scrolling moves this one; null for the window. */
function scrollerOf(element: HTMLElement): HTMLElement | null {
  for (let parent = element.parentElement; parent; parent = parent.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(parent).overflowY)) return parent;
  }
  return null;
}

/**
 * Tells when the end of a list is scrolled within 50 px of the view.
 * @param enabled false while more is on its way, or when there is no more
 * @returns to be set on an element behind the last entry
 */
export function useNearEnd(enabled: boolean, onNear: () => void): RefObject<HTMLDivElement | null> {
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = end.current;
    if (!enabled || !element) return undefined;
    const root = scrollerOf(element);
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) onNear();
      },
      { root, rootMargin: `0px 0px ${marginPx}px 0px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [enabled, onNear]);
  return end;
}
