import { useCallback, useEffect, useLayoutEffect, useState } from 'react';
import { same } from '../sync/same.js';
import { type Box, boxOf } from './boxes.js';

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
 * @param drawn  what may move them: measured with the next picture, so that typing does not wait for a layout
 */
export function useBoxes(root: ShadowRoot | null, frame: unknown, drawn: unknown): Boxes {
  const [boxes, setBoxes] = useState<Boxes>({});
  const update = useCallback(() => {
    if (!root) return;
    const next = measure(root);
    setBoxes((known) => (same(known, next) ? known : next));
  }, [root]);

  useLayoutEffect(update, [update, frame]);
  useEffect(() => {
    const request = requestAnimationFrame(update);
    return () => cancelAnimationFrame(request);
  }, [update, drawn]);
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
  return boxes;
}
