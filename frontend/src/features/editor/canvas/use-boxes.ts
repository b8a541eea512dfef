import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type Box, boxOf, settledBoxes } from './boxes.js';

type Boxes = Readonly<Record<string, Box>>;

function measure(root: ShadowRoot): Boxes {
  const page = root.querySelector('.lp');
  if (!page) return {};
  const entries = [...root.querySelectorAll<HTMLElement>('[data-s]')].flatMap((section) => {
    const box = boxOf(section, page);
    const id = section.dataset['s'];
    return box && id ? [[id, box] as const] : [];
  });
  return Object.fromEntries(entries);
}

/**
 * Where each block of the page stands, kept true while text is typed, pictures arrive and the frame changes its width.
 * @param frame  what changes which blocks there are: measured before it is seen
 * @returns the boxes, and what to call when something that may move them was drawn: they are measured with the next
 *   picture, so that typing does not wait for a layout
 */
export function useBoxes(root: ShadowRoot | null, frame: unknown): { boxes: Boxes; onDrawn: () => void } {
  const [boxes, setBoxes] = useState<Boxes>({});
  const request = useRef(0);
  const update = useCallback(() => {
    if (root) setBoxes((known) => settledBoxes(known, measure(root)));
  }, [root]);
  const onDrawn = useCallback(() => {
    cancelAnimationFrame(request.current);
    request.current = requestAnimationFrame(update);
  }, [update]);

  useLayoutEffect(update, [update, frame]);
  useEffect(() => () => cancelAnimationFrame(request.current), []);
  useEffect(() => {
    const page = root?.querySelector('.lp');
    if (!root || !page) return;
    const observer = new ResizeObserver(update);
    observer.observe(page);
    for (const section of root.querySelectorAll('[data-s]')) observer.observe(section);
    root.addEventListener('load', update, true);
    document.fonts.addEventListener('loadingdone', update);
    return () => {
      observer.disconnect();
      root.removeEventListener('load', update, true);
      document.fonts.removeEventListener('loadingdone', update);
    };
  }, [root, update, frame]);
  return { boxes, onDrawn };
}
