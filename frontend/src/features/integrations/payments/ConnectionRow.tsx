import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ActionIcon, Badge, Button, Menu } from '@mantine/core';
import { setDefaultPaymentConnection, type PaymentConnectionView } from '@linkyard/contracts';
import { DateText, InlineAlert, StatusBadge, toast, translated } from '@linkyard/ui';
import { IconDots, IconPlugConnectedX, IconRefresh, IconStar } from '@tabler/icons-react';
import { refusalOf } from '../../../shared/api/api-error.js';
import { useSetDefaultPaymentConnectionMutation, useTestPaymentConnectionMutation } from '../api.js';
import { accountName, connectionStates, providers } from './providers.js';
import css from '../integrations.module.css';

interface ConnectionRowProps {
  connection: PaymentConnectionView;
  hasOthers: boolean;
  onReconnect: () => void;
  onDisconnect: () => void;
}

const icon = { size: 18, stroke: 1.5 };

/** One account: whether it works, when that was last checked, and what can be done. */
export function ConnectionRow({ connection, hasOthers, onReconnect, onDisconnect }: ConnectionRowProps) {
  const { _id, mode, state, isDefault, lastError, lastCheckedAt } = connection;
  const [test, testing] = useTestPaymentConnectionMutation();
  const [makeDefault] = useSetDefaultPaymentConnectionMutation();
  const name = accountName(connection);

  const runTest = async () => {
    const answer = await test({ _id });
    const refusal = refusalOf(answer);
    if (refusal) toast.error(refusal.message);
    else if (answer.data?.state === 'active') toast.success(t`${providers()[connection.provider].name} works.`);
  };
  const choose = async () => {
    const refusal = refusalOf(await makeDefault({ _id }));
    if (refusal) toast.error(refusal.message);
    else toast.success(translated(setDefaultPaymentConnection.message));
  };

  return (
    <li>
      <div className={css['account']}>
        <b dir="auto">{name}</b>
        <span className={css['badges']}>
          <StatusBadge state={state} states={connectionStates()} />
          <Badge color={mode === 'live' ? 'blue' : 'gray'}>{mode === 'live' ? t`Live` : t`Test mode`}</Badge>
          {isDefault && hasOthers && (
            <Badge color="green">
              <Trans>Default</Trans>
            </Badge>
          )}
        </span>
        <small>
          <Trans>
            Last checked: <DateText value={lastCheckedAt} fallback={t`never`} />
          </Trans>
        </small>
      </div>
      <div className={css['acts']}>
        <Button
          variant="default"
          size="xs"
          loading={testing.isLoading}
          aria-label={t`Test: ${name}`}
          onClick={() => void runTest()}
        >
          <Trans>Test</Trans>
        </Button>
        <Menu position="bottom-end">
          <Menu.Target>
            <ActionIcon variant="default" size={30} aria-label={t`More actions: ${name}`}>
              <IconDots {...icon} />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            {!isDefault && (
              <Menu.Item leftSection={<IconStar {...icon} />} onClick={() => void choose()}>
                <Trans>Make default</Trans>
              </Menu.Item>
            )}
            <Menu.Item leftSection={<IconRefresh {...icon} />} onClick={onReconnect}>
              <Trans>Replace the key</Trans>
            </Menu.Item>
            <Menu.Item color="red" leftSection={<IconPlugConnectedX {...icon} />} onClick={onDisconnect}>
              <Trans>Disconnect</Trans>
            </Menu.Item>
          </Menu.Dropdown>
        </Menu>
      </div>
      {lastError && (
        <div className={css['trouble']}>
          <InlineAlert tone={state === 'error' ? 'danger' : 'warning'} title={translated(lastError)} />
        </div>
      )}
    </li>
  );
}
