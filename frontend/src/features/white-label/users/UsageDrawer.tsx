import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Drawer, Group, Progress, Skeleton, Stack, Text } from '@mantine/core';
import type { getSubUserUsage, ReplyOf, SubUserView } from '@linkyard/contracts';
import { DateText, ErrorState, formatCount } from '@linkyard/ui';
import type { ReactNode } from 'react';
import { refusalOf } from '../../../shared/api/api-error.js';
import { sizeText } from '../../../shared/media/upload/size-text.js';
import { useSubUserUsageQuery } from './api.js';

type Usage = ReplyOf<typeof getSubUserUsage>['users'][number];

interface UsageDrawerProps {
  /** Null: closed. */
  user: SubUserView | null;
  onClose: () => void;
}

/** How much one of the people of a white label has of what their plan allows. */
export function UsageDrawer({ user, onClose }: UsageDrawerProps) {
  return (
    <Drawer
      opened={user !== null}
      onClose={onClose}
      title={user ? t`Usage of ${user.name || user.email}` : ''}
      position="right"
      size="sm"
    >
      {user && <UsageOf user={user} />}
    </Drawer>
  );
}

function UsageOf({ user }: { user: SubUserView }) {
  const answer = useSubUserUsageQuery({ userIds: [user._id] }, { refetchOnMountOrArgChange: true });
  const usage = answer.data?.users[0];
  const failure = refusalOf(answer);
  if (failure) return <ErrorState failure={failure} retry={() => void answer.refetch()} />;
  if (!usage || answer.isFetching) return <Skeleton height={240} />;
  return <Figures user={user} usage={usage} />;
}

function Figures({ user, usage }: { user: SubUserView; usage: Usage }) {
  const { limits, lastSeenAt } = usage;
  return (
    <Stack gap="md">
      <Fact label={t`Plan`}>{user.planName}</Fact>
      <Measure label={t`Pages`} used={usage.pages} limit={limits.campaigns} />
      <Measure label={t`Products`} used={usage.products} limit={limits.products} />
      <Measure label={t`Files`} used={usage.mediaBytes} limit={limits.mediaBytes} textOf={sizeText} />
      <Measure label={t`Mails this month`} used={usage.emailsOfMonth} limit={limits.emailsPerMonth} />
      <Measure label={t`Orders`} used={usage.orders} limit={null} />
      <Fact label={t`Last seen`}>{lastSeenAt ? <DateText value={lastSeenAt} /> : <Trans>Never</Trans>}</Fact>
    </Stack>
  );
}

interface MeasureProps {
  label: string;
  /** Null: not known right now. */
  used: number | null;
  /** Null: none. */
  limit: number | null;
  textOf?: (count: number) => string;
}

function Measure({ label, used, limit, textOf = formatCount }: MeasureProps) {
  if (used === null) return <Fact label={label}>{t`Not known`}</Fact>;
  if (limit === null) return <Fact label={label}>{textOf(used)}</Fact>;
  const share = used >= limit ? 100 : (used / limit) * 100;
  return (
    <div>
      <Fact label={label}>{t`${textOf(used)} of ${textOf(limit)}`}</Fact>
      <Progress
        mt={6}
        value={share}
        color={share === 100 ? 'var(--ly-danger)' : 'var(--ly-primary)'}
        aria-label={label}
      />
    </div>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Group justify="space-between" wrap="nowrap" align="baseline">
      <Text c="dimmed">{label}</Text>
      <Text component="span" dir="auto" ta="end">
        {children}
      </Text>
    </Group>
  );
}
