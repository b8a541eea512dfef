import { t } from '@lingui/core/macro';
import { Radio, Stack } from '@mantine/core';
import type { DomainView } from '@linkyard/contracts';
import { toast } from '@linkyard/ui';
import { refusalOf } from '../../shared/api/api-error.js';
import { useAssignDomainMutation } from './api.js';
import css from './custom-domain.module.css';

/** Which of a registered domain and its www serves; the other one leads there. Before a label below it people type no www. */
export function WwwChoice({ domain }: { domain: DomainView }) {
  const { _id, campaignId, host, displayHost, records, redirectFrom, servesWww } = domain;
  const [assign, { isLoading }] = useAssignDomainMutation();
  const isRegistered = records.some(({ name, fullName }) => name === '@' && fullName === host);
  if (!isRegistered) return null;
  if (redirectFrom.length === 0)
    return (
      <p className={css['hint']}>
        {t`To let www.${displayHost} lead here too, add a CNAME record with host “www” and the value ${host}.`}
      </p>
    );
  const change = async (value: string) => {
    const refusal = refusalOf(await assign({ _id, campaignId, servesWww: value === 'www' }));
    if (refusal) toast.error(refusal.message);
    else toast.success(t`Saved.`);
  };
  return (
    <Radio.Group
      label={t`Main address`}
      description={t`The other one leads to it.`}
      value={servesWww ? 'www' : 'plain'}
      onChange={(value) => void change(value)}
    >
      <Stack gap="xs" mt="xs">
        <Radio value="plain" label={<bdi>{displayHost}</bdi>} disabled={isLoading} />
        <Radio value="www" label={<bdi>{`www.${displayHost}`}</bdi>} disabled={isLoading} />
      </Stack>
    </Radio.Group>
  );
}
