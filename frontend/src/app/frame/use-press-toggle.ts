import { useWindowEvent } from '@mantine/hooks';
import { useRef, useState, type MouseEvent } from 'react';

/**
 * Opens and closes a floating part whose module is loaded at the first use. A press outside closes a floating part before
 * the click arrives, so the click goes by what was open when the pointer went down. Escape closes it wherever the focus is: what had it may
 * be gone, as a button that was pressed once.
 */
export function usePressToggle() {
  const [opened, setOpened] = useState(false);
  const [used, setUsed] = useState(false);
  const openAtPress = useRef(false);
  useWindowEvent('keydown', ({ key }) => {
    if (key === 'Escape') setOpened(false);
  });
  return {
    opened,
    /** True from the first use on: now its module is worth loading. */
    used,
    setOpened,
    button: {
      'aria-haspopup': true as const,
      'aria-expanded': opened,
      onPointerEnter: () => setUsed(true),
      onPointerDown: () => {
        openAtPress.current = opened;
      },
      onClick: (event: MouseEvent) => {
        setUsed(true);
        // detail 0: pressed by the keyboard, so no pointer went down before.
        setOpened(event.detail === 0 ? !opened : !openAtPress.current);
      },
    },
  };
}
