import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Anchor, Modal, type ModalRootProps } from '@mantine/core';
import { useIsPhone } from '@linkyard/ui';
import { IconExternalLink } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useUser } from '../../session/use-session.js';
import css from './picker.module.css';

interface PickerWindowProps extends ModalRootProps {
  children: ReactNode;
}

/** The frame of the popup: its head, and beneath what is in it. A sheet of its own on a phone. */
export function PickerWindow({ children, ...modal }: PickerWindowProps) {
  const onPhone = useIsPhone();
  return (
    <Modal.Root
      size={920}
      radius="lg"
      centered
      fullScreen={onPhone}
      transitionProps={{ transition: 'pop', duration: 120 }}
      classNames={{
        content: css['window'] ?? '',
        header: css['header'] ?? '',
        title: css['title'] ?? '',
        body: css['body'] ?? '',
      }}
      {...modal}
    >
      <Modal.Overlay color="var(--ly-overlay)" backgroundOpacity={1} />
      <Modal.Content>
        {/* The header of a dialog is not a second banner of the page. */}
        <Modal.Header role="none">
          <Modal.Title>
            <Trans>Media Library</Trans>
          </Modal.Title>
          <ManageLink />
          <Modal.CloseButton aria-label={t`Close`} />
        </Modal.Header>
        <Modal.Body>{children}</Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}

function ManageLink() {
  const path = useUser()?.role === 1 ? '/admin/mylibrary' : '/mylibrary';
  return (
    <Anchor href={path} target="_blank" rel="noopener" size="sm" className={css['manage'] ?? ''}>
      <Trans>Manage media</Trans>
      <IconExternalLink size={16} stroke={1.5} role="img" aria-label={t`(opens a new tab)`} />
    </Anchor>
  );
}
