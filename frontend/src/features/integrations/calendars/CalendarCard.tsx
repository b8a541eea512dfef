import { t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import type { CalendarAccountView } from '@linkyard/contracts';
import { CalendarAccountRow } from './CalendarAccountRow.js';
import type { CalendarProviderName, calendarProviders } from './calendar-providers.js';
import css from '../integrations.module.css';

interface CalendarCardProps {
  provider: CalendarProviderName;
  words: ReturnType<typeof calendarProviders>[CalendarProviderName];
  accounts: readonly CalendarAccountView[];
  onConnect: () => void;
  onChoose: (account: CalendarAccountView) => void;
  onDisconnect: (account: CalendarAccountView) => void;
}

export function CalendarCard({ provider, words, accounts, onConnect, onChoose, onDisconnect }: CalendarCardProps) {
  const { name, icon: Icon, purpose, connect } = words;
  const isConnected = accounts.length > 0;
  return (
    <article className={css['card']} aria-label={name}>
      <header>
        <span className={css['logo']} data-provider={provider}>
          <Icon size={22} stroke={1.75} aria-hidden />
        </span>
        <div className={css['words']}>
          <h3>{name}</h3>
          <p>{purpose}</p>
        </div>
      </header>
      {isConnected && (
        <ul className={css['connections']}>
          {accounts.map((account) => (
            <CalendarAccountRow
              key={account._id}
              account={account}
              onReconnect={onConnect}
              onChoose={() => onChoose(account)}
              onDisconnect={() => onDisconnect(account)}
            />
          ))}
        </ul>
      )}
      <footer>
        <Button variant={isConnected ? 'default' : 'filled'} onClick={onConnect}>
          {isConnected ? t`Connect another one` : connect}
        </Button>
      </footer>
    </article>
  );
}
