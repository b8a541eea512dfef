import { t } from '@lingui/core/macro';
import { Switch } from '@mantine/core';
import { changeSubUserStatus, type SubUserView } from '@linkyard/contracts';
import { toast, translated } from '@linkyard/ui';
import { refusalOf } from '../../../shared/api/api-error.js';
import { useChangeSubUserStatusMutation } from './api.js';

/** 0 is off and every other value is on. @source spec 3 "White-label sub-user", spec 4 */
export const isOn = ({ status }: Pick<SubUserView, 'status'>): boolean => status !== 0;

export function StatusSwitch({ user }: { user: SubUserView }) {
  const [change, { isLoading }] = useChangeSubUserStatusMutation();
  const set = async (status: 0 | 1) => {
    toast.loading(t`Please wait for while.`, { id: user._id });
    const answer = await change({ user_id: user._id, status });
    const refusal = refusalOf(answer);
    const done = changeSubUserStatus.messageFor?.({ ...user, status }) ?? '';
    if (refusal) toast.error(refusal.message, { id: user._id });
    else toast.success(translated(done), { id: user._id });
  };
  return (
    <Switch
      aria-label={t`${user.name || user.email} may sign in`}
      checked={isOn(user)}
      disabled={isLoading}
      onChange={(event) => void set(event.currentTarget.checked ? 1 : 0)}
      style={{ display: 'inline-flex' }}
    />
  );
}
