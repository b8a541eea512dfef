import { Stack, Switch } from '@mantine/core';
import { updateBlockPolicy } from '@linkyard/contracts';
import { ErrorState, FormSkeleton, toast, translated } from '@linkyard/ui';
import { asApiError, refusalOf } from '../../../shared/api/api-error.js';
import { useBlockPolicyQuery, useUpdateBlockPolicyMutation } from './api.js';

/** Blocks that can be switched off for the whole installation; each switch takes effect at once. */
export function BlockSwitches() {
  const policy = useBlockPolicyQuery({});
  const [update, updating] = useUpdateBlockPolicyMutation();
  if (policy.isLoading) return <FormSkeleton />;
  if (!policy.data) {
    return (
      <ErrorState failure={asApiError(policy.error)} retry={() => void policy.refetch()} retrying={policy.isFetching} />
    );
  }
  const { off, choices } = policy.data;
  const turn = async (code: string, isOn: boolean) => {
    const others = off.filter((one) => one !== code);
    const refusal = refusalOf(await update({ off: isOn ? others : [...others, code] }));
    if (refusal) toast.error(refusal.message);
    else toast.success(translated(updateBlockPolicy.message));
  };
  return (
    <Stack gap="md">
      {choices.map(({ code, label, hint }) => (
        <Switch
          key={code}
          label={translated(label)}
          description={translated(hint)}
          checked={!off.includes(code)}
          disabled={updating.isLoading || policy.isFetching}
          onChange={(event) => void turn(code, event.currentTarget.checked)}
        />
      ))}
    </Stack>
  );
}
