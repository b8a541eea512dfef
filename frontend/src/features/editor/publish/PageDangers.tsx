import { Button, Group } from '@mantine/core';
import { undoCampaignUpdate, unpublishCampaign, type CampaignView } from '@linkyard/contracts';
import { ConfirmDanger, toast } from '@linkyard/ui';
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
      toast.success(isScheduled ? 'The schedule is off.' : (unpublishCampaign.message ?? ''));
      onDone();
    }
  };
  const goBack = async () => {
    await sync.flush();
    const refusal = refusalOf(await undoUpdate({ _id: campaign._id })) ?? (await reload());
    if (refusal) return refusal;
    toast.success(undoCampaignUpdate.message ?? '');
    setAsks(false);
    onDone();
    return null;
  };
  return (
    <>
      <Group gap="xs" justify="center" style={{ borderTop: '1px solid var(--ly-line)', paddingTop: 12 }}>
        {canUndo && (
          <Button variant="subtle" color="gray" onClick={() => setAsks(true)}>
            Undo changes since last publish
          </Button>
        )}
        <Button variant="subtle" color="red" loading={unpublishing.isLoading} onClick={() => void takeOff()}>
          {isScheduled ? 'Call it off' : 'Unpublish'}
        </Button>
      </Group>
      <ConfirmDanger
        opened={asks}
        onClose={() => setAsks(false)}
        title="Undo changes since last publish"
        loses="All pages go back to what visitors see now. What you have at the moment stays in the history."
        verb="Undo changes"
        onConfirm={goBack}
      />
    </>
  );
}
