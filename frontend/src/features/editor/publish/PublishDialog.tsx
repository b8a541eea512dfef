import { t } from '@lingui/core/macro';
import { Modal } from '@mantine/core';
import { useState } from 'react';
import { useEditor } from '../store/use-editor.js';
import { PublishForm } from './PublishForm.js';
import { PublishedView } from './PublishedView.js';

interface PublishDialogProps {
  onClose: () => void;
}

/** Puts the page onto the web, and shows where it is. */
export function PublishDialog({ onClose }: PublishDialogProps) {
  const campaign = useEditor((state) => state.campaign);
  const [isJustDone, setJustDone] = useState(false);
  const [wantsForm, setWantsForm] = useState(false);
  if (!campaign) return null;
  const isLive = campaign.state === 'published';
  const shows = (isLive && !campaign.hasUnpublishedChanges && !wantsForm) || (isJustDone && !wantsForm);
  const title =
    isJustDone && shows && isLive ? t`Your page is live` : isLive ? t`Publish changes` : t`Publish your page`;
  return (
    <Modal opened onClose={onClose} title={shows && !isJustDone ? t`Your page` : title} size="md">
      {shows ? (
        <PublishedView campaign={campaign} onSettings={() => setWantsForm(true)} onClose={onClose} />
      ) : (
        <PublishForm
          campaign={campaign}
          onDone={() => {
            setJustDone(true);
            setWantsForm(false);
          }}
          onClose={onClose}
        />
      )}
    </Modal>
  );
}
