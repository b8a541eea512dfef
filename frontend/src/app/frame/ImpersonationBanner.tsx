import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ActionIcon, Button } from '@mantine/core';
import type { SessionReply } from '@linkyard/contracts';
import { formatDate, momentOf, toast, useNow } from '@linkyard/ui';
import { IconClockPlus, IconUserShield } from '@tabler/icons-react';
import { useEffect, useLayoutEffect } from 'react';
import { refusalOf } from '../../shared/api/api-error.js';
import { useExtendImpersonationMutation } from '../../shared/impersonation/api.js';
import { backLabel, useGoBack, useImpersonation } from '../../shared/impersonation/use-go-back.js';
import { sessionApi } from '../../shared/session/session-api.js';
import { useAppDispatch, useUser } from '../../shared/session/use-session.js';
import css from './ImpersonationBanner.module.css';

type Impersonation = NonNullable<NonNullable<SessionReply['otherData']>['impersonation']>;

const minuteMs = 60_000;
/** How exactly the time that is left is shown. */
const everyMs = 10_000;

/** On every screen while a person acts as another one: as whom, how long, and the way back. @source cases admin J4 */
export function ImpersonationBanner() {
  const impersonation = useImpersonation();
  const user = useUser();
  return impersonation && user ? <Banner impersonation={impersonation} name={user.name} /> : null;
}

function Banner({ impersonation: { by, endsAt, latestEndsAt }, name }: { impersonation: Impersonation; name: string }) {
  const [extend, extending] = useExtendImpersonationMutation();
  const { goBack, isLoading } = useGoBack();
  const left = useTimeLeft(endsAt);
  useRoomAtTop();
  const isExtendable = Date.parse(endsAt) < Date.parse(latestEndsAt);
  const addHour = async () => {
    const refusal = refusalOf(await extend({}));
    if (refusal) toast.error(refusal.message);
  };
  return (
    <section className={css['banner']} aria-label={t`You are signed in as another person`}>
      <IconUserShield size={18} stroke={1.5} aria-hidden />
      <p className={css['who']} title={formatDate(endsAt)}>
        <span className={css['lead']}>
          <Trans>Signed in as</Trans>
        </span>{' '}
        <b dir="auto">{name}</b>
        <span className={css['left']} dir="auto">
          {' '}
          · {left}
        </span>
      </p>
      {isExtendable && (
        <ActionIcon
          className={css['extend'] ?? ''}
          aria-label={t`Extend by an hour`}
          title={t`Extend by an hour`}
          loading={extending.isLoading}
          onClick={() => void addHour()}
        >
          <IconClockPlus size={18} stroke={1.5} />
        </ActionIcon>
      )}
      <Button className={css['back'] ?? ''} size="xs" loading={isLoading} onClick={() => void goBack()}>
        {backLabel(by)}
      </Button>
    </section>
  );
}

/** The screens below begin under the banner. */
function useRoomAtTop() {
  useLayoutEffect(() => {
    document.documentElement.dataset['banner'] = '';
    return () => {
      delete document.documentElement.dataset['banner'];
    };
  }, []);
}

/** How long it goes on. When it is over the server is asked, which leads back. */
function useTimeLeft(endsAt: string): string {
  const now = useNow(everyMs);
  const dispatch = useAppDispatch();
  const leftMs = (momentOf(endsAt) ?? 0) - now;
  const isOver = leftMs <= 0;
  useEffect(() => {
    if (isOver) dispatch(sessionApi.util.invalidateTags(['Profile']));
  }, [dispatch, isOver]);
  const minutes = Math.max(0, Math.ceil(leftMs / minuteMs));
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours === 0) return t`${minutes} min left`;
  return rest === 0 ? t`${hours} h left` : t`${hours} h ${rest} min left`;
}
