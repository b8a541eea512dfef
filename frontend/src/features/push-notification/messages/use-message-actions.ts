import { t } from '@lingui/core/macro';
import {
  cancelPushMessage,
  duplicatePushMessage,
  pausePushMessage,
  resumePushMessage,
  sendPushMessage,
} from '@linkyard/contracts';
import { toast, translated } from '@linkyard/ui';
import { refusalOf } from '../../../shared/api/api-error.js';
import {
  useCancelPushMessageMutation,
  useDeletePushMessagesMutation,
  useDuplicatePushMessageMutation,
  usePausePushMessageMutation,
  useResumePushMessageMutation,
  useSendPushMessageMutation,
} from '../api.js';

/** What is done with a message from the list. */
export function useMessageActions() {
  const [send] = useSendPushMessageMutation();
  const [cancel] = useCancelPushMessageMutation();
  const [pause] = usePausePushMessageMutation();
  const [resume] = useResumePushMessageMutation();
  const [duplicate] = useDuplicatePushMessageMutation();
  const [remove] = useDeletePushMessagesMutation();
  const say = (answer: { error?: unknown; data?: unknown }, message: string | undefined) => {
    const refusal = refusalOf(answer);
    if (refusal) toast.error(refusal.message);
    else toast.success(translated(message));
    return refusal;
  };
  return {
    send: async (_id: string) => say(await send({ _id }), sendPushMessage.message),
    cancel: async (_id: string) => say(await cancel({ _id }), cancelPushMessage.message),
    pause: async (_id: string) => say(await pause({ _id }), pausePushMessage.message),
    resume: async (_id: string) => say(await resume({ _id }), resumePushMessage.message),
    duplicate: async (_id: string) => say(await duplicate({ _id }), duplicatePushMessage.message),
    remove: async (_id: string) => {
      const refusal = refusalOf(await remove({ _id }));
      if (!refusal) toast.success(t`The push notification is deleted.`);
      return refusal;
    },
  };
}
export type MessageActions = ReturnType<typeof useMessageActions>;
