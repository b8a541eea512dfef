import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Anchor, Text } from '@mantine/core';
import type { MediaUse } from '@linkyard/contracts';
import { perLanguage } from '@linkyard/ui';
import { Link } from 'react-router-dom';
import css from './library.module.css';

const screens: Record<MediaUse['kind'], string> = {
  template: '/edit',
  product: '/products',
  appointment: '/appointments',
  webinar: '/webinars',
  whiteLabel: '/white-label',
};
const kindNames: () => Record<MediaUse['kind'], string> = perLanguage(() => ({
  template: t`Page`,
  product: t`Product`,
  appointment: t`Appointment`,
  webinar: t`Webinar`,
  whiteLabel: t`White label`,
}));

/** What uses a file, each with a link to the screen where that can be changed. */
export function UseLinks({ uses, most = uses.length }: { uses: readonly MediaUse[]; most?: number }) {
  const rest = uses.length - most;
  return (
    <ul className={css['uses']}>
      {uses.slice(0, most).map(({ kind, id, title }) => (
        <li key={`${kind}:${id}`}>
          <Anchor component={Link} to={kind === 'whiteLabel' ? screens[kind] : `${screens[kind]}/${id}`}>
            <bdi>{title || t`Untitled`}</bdi>
          </Anchor>{' '}
          <Text span size="sm" c="dimmed">
            {kindNames()[kind]}
          </Text>
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
