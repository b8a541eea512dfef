import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Progress } from '@mantine/core';
import { useMediaUsageQuery } from '../api.js';
import { sizeText } from '../../../../shared/media/upload/size-text.js';
import css from './shelves.module.css';

/** From here on the bar warns, percent. */
const nearlyFull = 90;

/** How much room is taken, and of how much. */
export function QuotaBar() {
  const usage = useMediaUsageQuery({}).data;
  if (!usage) return null;
  const percent = Math.min(100, (usage.bytes / usage.quotaBytes) * 100);
  const words = t`${sizeText(usage.bytes)} of ${sizeText(usage.quotaBytes)} used`;
  const isNearlyFull = percent >= nearlyFull;
  return (
    <div className={css['quota']} data-full={isNearlyFull || undefined}>
      <Progress.Root size={6}>
        <Progress.Section
          // A little is more than nothing.
          value={usage.bytes > 0 ? Math.max(1, percent) : 0}
          aria-label={t`Room taken`}
          aria-valuetext={words}
          color={isNearlyFull ? 'var(--ly-danger)' : 'var(--ly-primary)'}
        />
      </Progress.Root>
      <bdi>{words}</bdi>
      {isNearlyFull && (
        <span>
          <Trans>Delete what you no longer need to make room.</Trans>
        </span>
      )}
    </div>
  );
}
