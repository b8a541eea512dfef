import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ActionIcon, Button, Menu } from '@mantine/core';
import { IconArchive, IconCheck, IconDots, IconMail, IconMailOpened, IconTrash } from '@tabler/icons-react';
import { acts, actsFor, type LeadAct } from './lead-states.js';
import type { LeadView } from '@linkyard/contracts';

interface LeadBulkProps {
  chosen: readonly LeadView[];
  onAct: (act: LeadAct) => void;
  onDelete: () => void;
}

const icon = { size: 16, stroke: 1.5 };
const icons: Partial<Record<LeadAct, typeof IconMail>> = {
  read: IconMailOpened,
  unread: IconMail,
  done: IconCheck,
  archive: IconArchive,
};

/** What can be done with the chosen rows: the most likely in sight, the rest behind dots. */
export function LeadBulk({ chosen, onAct, onDelete }: LeadBulkProps) {
  const offered = actsFor(chosen);
  const first = offered.find((act) => act === 'read' || act === 'unread' || act === 'notSpam');
  const rest = offered.filter((act) => act !== first);
  return (
    <>
      {first && (
        <Button size="xs" variant="subtle" color="gray" onClick={() => onAct(first)}>
          {acts()[first].label}
        </Button>
      )}
      <Button
        size="xs"
        variant="subtle"
        color="red"
        leftSection={<IconTrash {...icon} />}
        onClick={onDelete}
        aria-label={t`Delete ${chosen.length}`}
      >
        <Trans>Delete</Trans>
      </Button>
      {rest.length > 0 && (
        <Menu position="top-end">
          <Menu.Target>
            <ActionIcon size={30} aria-label={t`More actions`}>
              <IconDots size={18} stroke={1.5} />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            {rest.map((act) => {
              const ActIcon = icons[act];
              return (
                <Menu.Item key={act} leftSection={ActIcon && <ActIcon {...icon} />} onClick={() => onAct(act)}>
                  {acts()[act].label}
                </Menu.Item>
              );
            })}
          </Menu.Dropdown>
        </Menu>
      )}
    </>
  );
}
