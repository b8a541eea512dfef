import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ActionIcon, Badge, CopyButton } from '@mantine/core';
import type { DomainRecord } from '@linkyard/contracts';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import css from './domains.module.css';

interface DomainRecordsProps {
  records: readonly DomainRecord[];
  /** Whether their names were looked up at all. */
  isLookedUp: boolean;
}

/** The records to set at the registrar, and what is seen there. @source cases I6, I9 */
export function DomainRecords({ records, isLookedUp }: DomainRecordsProps) {
  return (
    <ul className={css['records']} aria-label={t`Records to set`}>
      {records.map((record) => (
        <li key={`${record.type} ${record.fullName}`} className={css['record']}>
          <RecordCard record={record} isLookedUp={isLookedUp} />
        </li>
      ))}
    </ul>
  );
}

function RecordCard({ record, isLookedUp }: { record: DomainRecord; isLookedUp: boolean }) {
  const { type, name, fullName, value, seen, ok } = record;
  const nothing = isLookedUp ? t`Nothing` : t`Not looked up yet`;
  return (
    <>
      <header>
        <span className={css['type']}>{type}</span>
        <RecordState record={record} isLookedUp={isLookedUp} />
      </header>
      <dl className={css['fields']}>
        <div>
          <dt>
            <Trans>Name</Trans>
          </dt>
          <dd>
            <span className={css['typed']} dir="ltr">
              {name}
              {name !== fullName && <small className={css['whole']}>{fullName}</small>}
            </span>
            <Copy value={name} label={t`Copy the name of the ${type} record`} />
          </dd>
        </div>
        <div>
          <dt>
            <Trans>Value</Trans>
          </dt>
          <dd>
            <span className={css['typed']} dir="ltr">
              {value}
            </span>
            <Copy value={value} label={t`Copy the value of the ${type} record`} />
          </dd>
        </div>
        <div>
          <dt>
            <Trans>Seen now</Trans>
          </dt>
          <dd data-ok={ok || undefined}>
            {seen.length === 0 ? (
              <span className={css['typed']}>{nothing}</span>
            ) : (
              <span className={css['typed']} dir="ltr">
                {seen.map((one) => (
                  <span key={one} style={{ display: 'block' }}>
                    {one}
                  </span>
                ))}
              </span>
            )}
          </dd>
        </div>
      </dl>
    </>
  );
}

function RecordState({ record: { ok, isOptional, seen }, isLookedUp }: { record: DomainRecord; isLookedUp: boolean }) {
  if (ok) return <Badge color="green">{t`Correct`}</Badge>;
  if (isOptional) return <Badge color="gray">{t`Optional`}</Badge>;
  if (!isLookedUp) return null;
  return seen.length === 0 ? <Badge color="yellow">{t`Missing`}</Badge> : <Badge color="red">{t`Differs`}</Badge>;
}

function Copy({ value, label }: { value: string; label: string }) {
  return (
    <CopyButton value={value}>
      {({ copied, copy }) => (
        <ActionIcon size={28} onClick={copy} aria-label={copied ? t`Copied to the clipboard` : label}>
          {copied ? <IconCheck size={16} stroke={1.5} /> : <IconCopy size={16} stroke={1.5} />}
        </ActionIcon>
      )}
    </CopyButton>
  );
}
