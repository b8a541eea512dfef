import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Anchor } from '@mantine/core';
import type { MediaUse } from '@linkyard/contracts';
import { Link } from 'react-router-dom';
import css from './library.module.css';

/** Places that show a file, each a way there. */
export function UseLinks({ uses, most = uses.length }: { uses: readonly MediaUse[]; most?: number }) {
  const rest = uses.length - most;
  return (
    <ul className={css['uses']}>
      {uses.slice(0, most).map(({ kind, id, title }) => (
        <li key={`${kind}:${id}`}>
          <Anchor component={Link} to={`/edit/${id}`}>
            <bdi>{title || t`Untitled page`}</bdi>
          </Anchor>
        </li>
      ))}
      {rest > 0 && (
        <li>
          <Trans>and {rest} more</Trans>
        </li>
      )}
    </ul>
  );
}
