import { t } from '@lingui/core/macro';
import { duplicateCampaign, publishCampaign, type CampaignView } from '@linkyard/contracts';
import { toast, translated } from '@linkyard/ui';
import { refusalOf } from '../../shared/api/api-error.js';
import { useAppDispatch, useAppStore } from '../../shared/session/use-session.js';
import {
  myLinksApi,
  useDuplicateMyLinkMutation,
  useExportMyLinkMutation,
  usePublishMyLinkMutation,
  useSwitchMyLinkMutation,
} from './api.js';
import { saveFile } from '../../shared/save-file.js';

/** What a card does at once: shown as done, taken back when it is refused. */
export function useLinkActs(campaign: CampaignView) {
  const { _id } = campaign;
  const [switchTo] = useSwitchMyLinkMutation();
  const [publish] = usePublishMyLinkMutation();
  const [duplicate] = useDuplicateMyLinkMutation();
  const [exportIt] = useExportMyLinkMutation();
  const patch = usePatch(_id);

  return {
    async switchTo(status: 0 | 1) {
      const undo = patch({ status });
      const refusal = refusalOf(await switchTo({ _id, status }));
      if (!refusal) return;
      undo();
      toast.error(refusal.message);
    },
    async publish() {
      toast.loading(t`Publishing…`, { id: _id });
      const refusal = refusalOf(await publish({ _id }));
      if (refusal) toast.error(refusal.message, { id: _id });
      else toast.success(translated(publishCampaign.message), { id: _id });
    },
    async duplicate() {
      toast.loading(t`Copying…`, { id: _id });
      const refusal = refusalOf(await duplicate({ _id }));
      if (refusal) toast.error(refusal.message, { id: _id });
      else toast.success(translated(duplicateCampaign.message), { id: _id });
    },
    async exportIt() {
      const answer = await exportIt({ _id });
      const refusal = refusalOf(answer);
      if (refusal) toast.error(refusal.message);
      else if (answer.data) saveFile(answer.data.fileName, 'application/json', JSON.stringify(answer.data, null, 2));
    },
  };
}

/** Changes a page in every list that is loaded; the answer puts it back. */
function usePatch(_id: string) {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  return (change: Partial<CampaignView>) => {
    const loaded = myLinksApi.util.selectCachedArgsForQuery(store.getState(), 'myLinks');
    const patches = loaded.map((args) =>
      dispatch(
        myLinksApi.util.updateQueryData('myLinks', args, (list) => {
          const row = list.data.find((entry) => entry._id === _id);
          if (row) Object.assign(row, change);
        }),
      ),
    );
    return () => patches.forEach((entry) => entry.undo());
  };
}
