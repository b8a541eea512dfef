import { t } from '@lingui/core/macro';
import { ActionIcon, Loader, Popover } from '@mantine/core';
import { lazy, Suspense, useState, type ReactNode } from 'react';

/** The picker and its emojis load when it is opened for the first time. */
const EmojiList = lazy(async () => ({ default: (await import('./EmojiList.js')).EmojiList }));

interface EmojiButtonProps {
  label: string;
  onPick: (emoji: string) => void;
  children: ReactNode;
}

/** A button that opens the emoji picker. */
export function EmojiButton({ label, onPick, children }: EmojiButtonProps) {
  const [opened, setOpened] = useState(false);
  return (
    <Popover opened={opened} onChange={setOpened} position="top-end" trapFocus returnFocus withinPortal>
      <Popover.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={label}
          title={label}
          aria-haspopup="dialog"
          aria-expanded={opened}
          onClick={() => setOpened((before) => !before)}
        >
          {children}
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown p={0} aria-label={t`Emojis`}>
        {opened && (
          <Suspense fallback={<Loader size="sm" m="md" aria-label={t`Loading`} />}>
            <EmojiList
              onPick={(emoji) => {
                setOpened(false);
                onPick(emoji);
              }}
            />
          </Suspense>
        )}
      </Popover.Dropdown>
    </Popover>
  );
}
