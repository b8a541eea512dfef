import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Pixels from the top at which older messages are loaded. @source spec 9 */
export const loadOlderPx = 20;
/** Pixels from the bottom within which the view stays there. @source spec 9 */
export const stayAtBottomPx = 200;

interface Scrolled {
  /** Ids of the first and the last message, and how many wait to be sent. */
  oldest: string | undefined;
  newest: string | undefined;
  waiting: number;
  onTop: () => void;
  /** The newest message is in view. */
  onBottom: () => void;
}

/** Keeps the place of the reader: at the bottom if they were near it, otherwise where they were. @source spec 4 "Chat" */
export function useRoomScroll({ oldest, newest, waiting, onTop, onBottom }: Scrolled) {
  const scroller = useRef<HTMLDivElement>(null);
  const fromBottom = useRef(0);
  const before = useRef({ oldest, waiting });
  const [isAway, setAway] = useState(false);

  const measure = useCallback(() => {
    const { current: list } = scroller;
    if (!list) return;
    fromBottom.current = list.scrollHeight - list.scrollTop - list.clientHeight;
    setAway(fromBottom.current > stayAtBottomPx);
  }, []);

  const toBottom = useCallback(() => {
    const { current: list } = scroller;
    if (list) list.scrollTop = list.scrollHeight;
    measure();
  }, [measure]);

  useLayoutEffect(() => {
    const { current: list } = scroller;
    if (!list) return;
    const isPrepended = before.current.oldest !== undefined && before.current.oldest !== oldest;
    const isWritten = waiting > before.current.waiting;
    before.current = { oldest, waiting };
    if (isWritten || fromBottom.current <= stayAtBottomPx) list.scrollTop = list.scrollHeight;
    else if (isPrepended) list.scrollTop = list.scrollHeight - list.clientHeight - fromBottom.current;
    measure();
  }, [oldest, newest, waiting, measure]);

  useEffect(() => {
    if (!isAway && newest !== undefined && document.visibilityState === 'visible') onBottom();
  }, [isAway, newest, onBottom]);

  const onScroll = () => {
    measure();
    if ((scroller.current?.scrollTop ?? Infinity) <= loadOlderPx) onTop();
  };
  return { scroller, isAway, toBottom, onScroll };
}
