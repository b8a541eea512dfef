import { t } from '@lingui/core/macro';
import { Switch } from '@mantine/core';
import { updateProfile, type UserView } from '@linkyard/contracts';
import { toast, translated } from '@linkyard/ui';
import { refusalOf } from '../../shared/api/api-error.js';
import { useImpersonation } from '../../shared/impersonation/use-go-back.js';
import { userChanged } from '../../shared/session/session-slice.js';
import { useAppDispatch } from '../../shared/session/use-session.js';
import { useUpdateProfileMutation } from './api.js';

/** Whether others may sign in as this user. @source models.md 1 "disableImpersonation" */
export function SupportAccess({ user }: { user: UserView }) {
  const [save, { isLoading }] = useUpdateProfileMutation();
  const dispatch = useAppDispatch();
  const impersonation = useImpersonation();
  const press = async (isAllowed: boolean) => {
    const answer = await save({ disableImpersonation: !isAllowed });
    const refusal = refusalOf(answer);
    if (refusal) return toast.error(refusal.message);
    if (answer.data) dispatch(userChanged(answer.data));
    toast.success(translated(updateProfile.message));
  };
  return (
    <Switch
      label={t`Allow support to sign in as me`}
      checked={!user.disableImpersonation}
      disabled={isLoading || impersonation !== null}
      onChange={({ currentTarget: { checked } }) => void press(checked)}
    />
  );
}
