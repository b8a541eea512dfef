import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ActionIcon, Button, Checkbox, Popover, Stack, Tooltip } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import { useState } from 'react';

interface CopyDayProps {
  day: string;
  /** The other days, in the order of the week. */
  others: readonly { day: number; name: string }[];
  onCopy: (days: readonly number[]) => void;
}

/** Copies the times of one day to others, which lose their own. */
export function CopyDay({ day, others, onCopy }: CopyDayProps) {
  const [opened, setOpened] = useState(false);
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const open = (isOpen: boolean) => {
    setChosen([]);
    setOpened(isOpen);
  };
  return (
    <Popover opened={opened} onChange={open} trapFocus returnFocus position="bottom-end">
      <Popover.Target>
        <Tooltip label={t`Copy to other days`} disabled={opened}>
          <ActionIcon aria-label={t`Copy ${day} to other days`} onClick={() => open(!opened)}>
            <IconCopy size={18} stroke={1.5} />
          </ActionIcon>
        </Tooltip>
      </Popover.Target>
      <Popover.Dropdown>
        <Stack gap="xs" role="group" aria-label={t`Copy ${day} to`}>
          {others.map((other) => (
            <Checkbox
              key={other.day}
              label={other.name}
              checked={chosen.includes(other.day)}
              onChange={(event) =>
                setChosen(
                  event.currentTarget.checked ? [...chosen, other.day] : chosen.filter((one) => one !== other.day),
                )
              }
            />
          ))}
          <Button
            size="xs"
            disabled={chosen.length === 0}
            onClick={() => {
              onCopy(chosen);
              open(false);
            }}
          >
            <Trans>Copy</Trans>
          </Button>
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
}
