import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ActionIcon, Menu } from '@mantine/core';
import type { BlockTemplateView } from '@linkyard/contracts';
import { toast } from '@linkyard/ui';
import { IconDots, IconPencil, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { refusalOf } from '../../../shared/api/api-error.js';
import { useEditorDeleteReadyMadeMutation, useEditorRenameReadyMadeMutation } from '../api.js';
import { InlineName } from '../pages/InlineName.js';
import { ReadyCard } from './ReadyCard.js';
import css from '../picker/picker.module.css';

interface OwnCardProps {
  group: BlockTemplateView;
  busy: string | null;
  onUse: (id: string) => void;
}

/** A group of one's own, with a menu to rename and delete it. */
export function OwnCard({ group, busy, onUse }: OwnCardProps) {
  const { _id, name } = group;
  const [remove] = useEditorDeleteReadyMadeMutation();
  const [rename] = useEditorRenameReadyMadeMutation();
  const [isNaming, setNaming] = useState(false);
  const [isGone, setGone] = useState(false);
  if (isGone) return null;
  // It disappears at once and is deleted when the offer to take that back has passed.
  const drop = () => {
    setGone(true);
    const commit = async () => {
      const refusal = refusalOf(await remove({ _id }));
      if (refusal) toast.error(refusal.message);
    };
    toast.undo(
      t`‘${name}’ deleted`,
      () => setGone(false),
      () => void commit(),
    );
  };
  const keepName = async (next: string) => {
    const refusal = refusalOf(await rename({ _id, name: next }));
    if (refusal) toast.error(refusal.message);
  };
  return (
    <div className={css['own']}>
      {isNaming ? (
        <InlineName
          label={t`Name of the group`}
          name={name}
          maxLength={120}
          onKeep={(next) => void keepName(next)}
          onDone={() => setNaming(false)}
        />
      ) : (
        <ReadyCard group={group} busy={busy} onUse={onUse} />
      )}
      <Menu position="bottom-end" withinPortal>
        <Menu.Target>
          <ActionIcon aria-label={t`More for ${name}`}>
            <IconDots size={18} stroke={1.5} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<IconPencil size={16} stroke={1.5} aria-hidden />} onClick={() => setNaming(true)}>
            <Trans>Rename</Trans>
          </Menu.Item>
          <Menu.Item color="red" leftSection={<IconTrash size={16} stroke={1.5} aria-hidden />} onClick={drop}>
            <Trans>Delete</Trans>
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </div>
  );
}
