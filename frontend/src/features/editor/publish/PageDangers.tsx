import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Group } from '@mantine/core';
import { undoCampaignUpdate, unpublishCampaign, type CampaignView } from '@linkyard/contracts';
import { ConfirmDanger, toast, translated } from '@linkyard/ui';
import { useState } from 'react';
import { refusalOf } from '../../../shared/api/api-error.js';
import { useEditorUndoUpdateMutation, useEditorUnpublishMutation } from '../api.js';
import { useEditorSession } from '../store/use-editor.js';

/** Off the web, and back to what is on the web. */
export function PageDangers({ campaign, onDone }: { campaign: CampaignView; onDone: () => void }) {
  const { store, sync, reload } = useEditorSession();
  const [unpublish, unpublishing] = useEditorUnpublishMutation();
  const [undoUpdate] = useEditorUndoUpdateMutation();
  const [asks, setAsks] = useState(false);
  const isLive = campaign.state === 'published';
  const isScheduled = campaign.state === 'scheduled';
  const canUndo = isLive && campaign.hasUnpublishedChanges;
  if (!isLive && !isScheduled) return null;

  const takeOff = async () => {
    const answer = await unpublish({ _id: campaign._id });
    const refusal = refusalOf(answer);
    if (refusal) toast.error(refusal.message);
    else if (answer.data) {
      store.setCampaign(answer.data);
      toast.success(isScheduled ? t`The schedule is off.` : translated(unpublishCampaign.message));
      onDone();
    }
  };
  const goBack = async () => {
    await sync.flush();
    const refusal = refusalOf(await undoUpdate({ _id: campaign._id })) ?? (await reload());
    if (refusal) return refusal;
    toast.success(translated(undoCampaignUpdate.message));
    setAsks(false);
    onDone();
    return null;
  };
  return (
    <>
      <Group gap="xs" justify="center" style={{ borderTop: '1px solid var(--ly-line)', paddingTop: 12 }}>
        {canUndo && (
          <Button variant="subtle" color="gray" onClick={() => setAsks(true)}>
            <Trans>Undo changes since last publish</Trans>
          </Button>
        )}
        <Button variant="subtle" color="red" loading={unpublishing.isLoading} onClick={() => void takeOff()}>
          {isScheduled ? t`Call it off` : t`Unpublish`}
        </Button>
      </Group>
      <ConfirmDanger
        opened={asks}
        onClose={() => setAsks(false)}
        title={t`Undo changes since last publish`}
        loses={t`All pages go back to what visitors see now. What you have at the moment stays in the history.`}
        verb={t`Undo changes`}
        onConfirm={goBack}
      />
    </>
  );
}
