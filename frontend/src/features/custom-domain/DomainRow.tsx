import { t } from '@lingui/core/macro';
import { UnstyledButton } from '@mantine/core';
import type { DomainView } from '@linkyard/contracts';
import { StatusBadge } from '@linkyard/ui';
import { IconChevronRight } from '@tabler/icons-react';
import { skipToken } from '@reduxjs/toolkit/query';
import { HostName } from '../../shared/domains/HostName.js';
import { NextCheck } from '../../shared/domains/DomainLook.js';
import { useDomainPageQuery } from './api.js';
import { certificateText, domainStateWords } from './domain-words.js';
import css from './custom-domain.module.css';

/** One domain: where it stands, and what it shows. */
export function DomainRow({ domain, onOpen }: { domain: DomainView; onOpen: () => void }) {
  const { campaignId, state, isVerified, nextCheckAt } = domain;
  const page = useDomainPageQuery(campaignId === null ? skipToken : { _id: campaignId }).currentData;
  const certificate = certificateText(domain);
  return (
    <li className={css['domain']}>
      <UnstyledButton className={css['open']} onClick={onOpen} aria-label={t`Open ${domain.displayHost}`}>
        <span className={css['name']}>
          <HostName {...domain} />
        </span>
        <IconChevronRight size={18} stroke={1.5} aria-hidden className={css['chevron']} />
      </UnstyledButton>
      <StatusBadge state={state} states={domainStateWords()} />
      <dl className={css['facts']}>
        <Fact name={t`Page`} value={campaignId === null ? t`None yet` : (page?.title ?? '…')} />
        {certificate && <Fact name={t`Certificate`} value={certificate} />}
      </dl>
      {!isVerified && <NextCheck at={nextCheckAt} />}
    </li>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd dir="auto">{value}</dd>
    </div>
  );
}
