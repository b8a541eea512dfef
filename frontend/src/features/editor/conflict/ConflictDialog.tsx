import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { blockTitle } from '../store/block-names.js';
import type { EditorState } from '../store/editor-state.js';
import { useEditor, useEditorSession } from '../store/use-editor.js';
import { type Conflict, conflictKey } from '../sync/conflict.js';
import { FieldVersions } from './FieldVersions.js';
import { SectionVersion } from './SectionVersion.js';
import css from './conflict.module.css';

/** The same thing changed here and in another window: both versions, and a choice. Nothing is lost until it is made. */
export function ConflictDialog({ onClose }: { onClose: () => void }) {
  const { sync } = useEditorSession();
  const conflicts = useEditor((state) => state.sync.conflicts);
  const document = useEditor((state) => state.document);
  const [conflict] = conflicts;
  if (!conflict) return null;
  const key = conflictKey(conflict);
  const choose = (choice: 'mine' | 'theirs') => {
    sync.resolve(key, choice);
    if (conflicts.length === 1) onClose();
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={conflicts.length > 1 ? t`Changed elsewhere (${conflicts.length})` : t`Changed elsewhere`}
      size="xl"
    >
      <Stack gap="md">
        <Text>
          <Trans>
            <b>{nameOf(document, conflict)}</b> was changed in another window while you were changing it here. Which one
            shall it be?
          </Trans>
        </Text>
        <div className={css['pair']}>
          <Version title={t`Yours`} verb={t`Keep mine`} onChoose={() => choose('mine')} isFirst>
            <Shown conflict={conflict} side="mine" document={document} />
          </Version>
          <Version title={t`Newer, from elsewhere`} verb={t`Load newer`} onChoose={() => choose('theirs')}>
            <Shown conflict={conflict} side="theirs" document={document} />
          </Version>
        </div>
        <Group justify="flex-end">
          <Button variant="subtle" color="gray" onClick={onClose}>
            <Trans>Decide later</Trans>
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}

function nameOf(document: EditorState['document'], conflict: Conflict): string {
  if (conflict.kind === 'section') return blockTitle(document.sections[conflict.id] ?? conflict.theirs);
  return conflict.kind === 'page'
    ? t`Page ‘${document.pages[conflict.id]?.name ?? conflict.theirs.name}’`
    : t`The theme`;
}

interface VersionProps {
  title: string;
  verb: string;
  onChoose: () => void;
  isFirst?: boolean;
  children: ReactNode;
}

function Version({ title, verb, onChoose, isFirst = false, children }: VersionProps) {
  return (
    <section className={css['version']} aria-label={title}>
      <h3>{title}</h3>
      <div className={css['sample']}>{children}</div>
      <Button variant={isFirst ? 'filled' : 'default'} data-autofocus={isFirst || undefined} onClick={onChoose}>
        {verb}
      </Button>
    </section>
  );
}

interface ShownProps {
  conflict: Conflict;
  side: 'mine' | 'theirs';
  document: EditorState['document'];
}

function Shown({ conflict, side, document }: ShownProps) {
  if (conflict.kind === 'section') {
    const section = side === 'theirs' ? conflict.theirs : document.sections[conflict.id];
    return section ? <SectionVersion section={section} /> : null;
  }
  if (conflict.kind === 'page') {
    const page = side === 'theirs' ? conflict.theirs : document.pages[conflict.id];
    return page ? <FieldVersions record={page} fields={conflict.fields} /> : null;
  }
  const template = side === 'theirs' ? conflict.theirs : document.template;
  return <FieldVersions record={{ ...template.theme, name: template.name }} fields={conflict.fields} />;
}
