import { t } from '@lingui/core/macro';
import { Button, Switch } from '@mantine/core';
import { toast } from '@linkyard/ui';
import { refusalOf } from '../../../shared/api/api-error.js';
import { useEditorStarterStatusMutation } from '../api.js';
import { useEditor, useEditorSession } from '../store/use-editor.js';

/** For a creator: the way to the web. For a starter of the catalogue: whether it is offered. */
export function PublishButton({ onPublish, isWide = true }: { onPublish: () => void; isWide?: boolean }) {
  const template = useEditor((state) => state.template);
  const campaign = useEditor((state) => state.campaign);
  if (template.ownerKind === 'admin') return <StarterSwitch />;
  if (!campaign) return null;
  const isFresh = campaign.state !== 'published' || campaign.hasUnpublishedChanges;
  return (
    <Button variant={isFresh ? 'filled' : 'light'} fullWidth={!isWide} onClick={onPublish}>
      {campaign.state === 'published' ? (isFresh ? t`Update` : t`Share`) : t`Publish`}
    </Button>
  );
}

function StarterSwitch() {
  const { store } = useEditorSession();
  const template = useEditor((state) => state.template);
  const [change, changing] = useEditorStarterStatusMutation();
  const isOffered = template.status === 1 && template.state === 'published';
  return (
    <Switch
      label={t`In the gallery`}
      checked={isOffered}
      disabled={changing.isLoading}
      onChange={async (event) => {
        const answer = await change({ _id: template._id, status: event.currentTarget.checked ? 1 : 0 });
        const refusal = refusalOf(answer);
        if (refusal) toast.error(refusal.message);
        else if (answer.data) store.setTemplate(answer.data);
      }}
    />
  );
}
