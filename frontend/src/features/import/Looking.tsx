import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Skeleton } from '@mantine/core';
import type { ImportInput } from './source.js';
import css from './import.module.css';

interface LookingProps {
  input: ImportInput;
  onCancel: () => void;
}

const nameOf = (input: ImportInput) =>
  input.kind === 'url' ? input.url.replace(/^https?:\/\//, '').replace(/\/$/, '') : input.name;

/** While the page is opened and read: what is being done, and the way out of it. */
export function Looking({ input, onCancel }: LookingProps) {
  return (
    <div className={css['looking']}>
      <p role="status">
        {input.kind === 'url' ? t`Opening` : t`Reading`} <b dir="ltr">{nameOf(input)}</b>…
      </p>
      <div aria-hidden>
        <div className={css['lookingHead']}>
          <Skeleton circle height={56} />
          <div>
            <Skeleton height={16} width={160} />
            <Skeleton height={12} width={220} mt={8} />
          </div>
        </div>
        {[0, 1, 2, 3].map((row) => (
          <Skeleton key={row} height={44} mt={8} />
        ))}
      </div>
      <div className={css['actions']}>
        <Button variant="default" onClick={onCancel} data-autofocus>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </div>
  );
}
