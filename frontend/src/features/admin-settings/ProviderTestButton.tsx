import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import type { ProviderName } from '@linkyard/contracts';
import { formatCount, translated } from '@linkyard/ui';
import { IconCircleCheck, IconAlertCircle, IconPlugConnected } from '@tabler/icons-react';
import { refusalOf } from '../../shared/api/api-error.js';
import { useTestSiteSettingsMutation } from './api.js';
import css from './admin-settings.module.css';

interface Outcome {
  ok: boolean;
  text: string;
}

/** Really asks the service with the stored key, and says what it said. */
export function ProviderTestButton({
  provider,
  label,
  isChanged,
}: {
  provider: ProviderName;
  label: string;
  isChanged: boolean;
}) {
  const [test, testing] = useTestSiteSettingsMutation();
  const refusal = testing.isError ? refusalOf({ error: testing.error }) : null;
  const left = testing.data?.remaining;
  const outcome: Outcome | null = refusal
    ? { ok: false, text: refusal.message }
    : testing.data
      ? {
          ok: testing.data.ok,
          text: `${translated(testing.data.text)}${left ? t` ${formatCount(left)} requests left.` : ''}`,
        }
      : null;
  const Icon = outcome?.ok ? IconCircleCheck : IconAlertCircle;
  return (
    <>
      <Button
        variant="default"
        loading={testing.isLoading}
        disabled={isChanged}
        title={isChanged ? t`Save first: the stored key is tested.` : undefined}
        leftSection={<IconPlugConnected size={18} stroke={1.5} aria-hidden />}
        aria-label={t`Test: ${label}`}
        onClick={() => void test({ provider })}
      >
        <Trans>Test</Trans>
      </Button>
      <span role="status" className={css['outcome']} data-ok={outcome?.ok}>
        {outcome && !testing.isLoading && !isChanged && (
          <>
            <Icon size={18} stroke={1.5} aria-hidden />
            {outcome.text}
          </>
        )}
      </span>
    </>
  );
}
