import { Drawer } from '@mantine/core';
import type { ReactNode } from 'react';
import css from './phone.module.css';

interface SheetProps {
  title: string;
  opened: boolean;
  onClose: () => void;
  /** What is in it brings its own margins. */
  isFlush?: boolean;
  children: ReactNode;
}

/** Comes up from below and leaves the top of the page in sight, so that what is changed is seen. */
export function Sheet({ title, opened, onClose, isFlush = false, children }: SheetProps) {
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      title={title}
      position="bottom"
      size="64dvh"
      padding="md"
      overlayProps={{ backgroundOpacity: 0 }}
      classNames={{ content: css['sheet'] ?? '', body: isFlush ? (css['flush'] ?? '') : '' }}
    >
      {children}
    </Drawer>
  );
}
