import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ActionIcon, Badge, Group, Text, Tooltip } from '@mantine/core';
import { shownEmail, type SubUserView } from '@linkyard/contracts';
import { DateText, serialNumber, type TableColumn } from '@linkyard/ui';
import { IconGauge, IconPencil, IconTrash } from '@tabler/icons-react';
import { ImpersonateAction } from '../../../shared/impersonation/ImpersonateAction.js';
import { ResendInvite } from './ResendInvite.js';
import { isOn, StatusSwitch } from './StatusSwitch.js';

interface ColumnsOptions {
  currentPage: number;
  listPerPage: number;
  onUsage: (user: SubUserView) => void;
  onEdit: (user: SubUserView) => void;
  onDelete: (user: SubUserView) => void;
}

/** @source spec 2 "Users tab" */
export const columnsOf = ({
  currentPage,
  listPerPage,
  onUsage,
  onEdit,
  onDelete,
}: ColumnsOptions): TableColumn<SubUserView>[] => [
  {
    key: 'serial',
    header: t`S.N.`,
    width: '64px',
    onCard: 'hidden',
    cell: (_user, index) => serialNumber(currentPage, listPerPage, index),
  },
  {
    key: 'name',
    header: t`Name`,
    sort: 'name',
    onCard: 'title',
    wraps: true,
    width: '24%',
    cell: (user) => <Name user={user} />,
  },
  {
    key: 'email',
    header: t`Email`,
    sort: 'email',
    wraps: true,
    width: '30%',
    cell: ({ email }) => shownEmail(email),
  },
  {
    key: 'createdAt',
    header: t`Registration Date`,
    sort: 'createdAt',
    cell: ({ createdAt }) => <DateText value={createdAt} absolute />,
  },
  {
    key: 'status',
    header: t`Status`,
    width: '90px',
    cell: (user) => <StatusSwitch user={user} />,
  },
  {
    key: 'action',
    header: t`Action`,
    align: 'end',
    width: '190px',
    cell: (user) => (
      <Group gap={4} justify="flex-end" wrap="nowrap">
        {user.isInvited ? (
          <ResendInvite user={user} />
        ) : (
          <ImpersonateAction
            user={{ ...user, name: user.name || user.email, role: 2, state: isOn(user) ? 'active' : 'suspended' }}
            by="owner"
          />
        )}
        <Tooltip label={t`Usage`}>
          <ActionIcon
            variant="subtle"
            size={40}
            aria-label={t`Usage of ${user.name || user.email}`}
            onClick={() => onUsage(user)}
          >
            <IconGauge size={18} stroke={1.5} />
          </ActionIcon>
        </Tooltip>
        <Tooltip label={t`Edit`}>
          <ActionIcon
            variant="subtle"
            size={40}
            aria-label={t`Edit ${user.name || user.email}`}
            onClick={() => onEdit(user)}
          >
            <IconPencil size={18} stroke={1.5} />
          </ActionIcon>
        </Tooltip>
        <Tooltip label={t`Delete`}>
          <ActionIcon
            variant="subtle"
            color="red"
            size={40}
            aria-label={t`Delete ${user.name || user.email}`}
            onClick={() => onDelete(user)}
          >
            <IconTrash size={18} stroke={1.5} />
          </ActionIcon>
        </Tooltip>
      </Group>
    ),
  },
];

function Name({ user }: { user: SubUserView }) {
  return (
    <Group gap="xs" wrap="nowrap">
      <Text component="span" inherit lineClamp={2} dir="auto" title={user.name}>
        {user.name || '–'}
      </Text>
      {user.isInvited && (
        <Badge color="yellow">
          <Trans>Invited</Trans>
        </Badge>
      )}
    </Group>
  );
}
