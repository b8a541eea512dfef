import { t } from '@lingui/core/macro';
import { Anchor } from '@mantine/core';
import type { DomainView } from '@linkyard/contracts';
import { InlineAlert, toast } from '@linkyard/ui';
import { skipToken } from '@reduxjs/toolkit/query';
import { Link } from 'react-router-dom';
import { Trans } from '@lingui/react/macro';
import { refusalOf } from '../../shared/api/api-error.js';
import { useAssignDomainMutation, useDomainPageQuery } from './api.js';
import { PageSelect } from './PageSelect.js';
import css from './custom-domain.module.css';

/** Which page a domain shows. */
export function AssignedPage({ domain }: { domain: DomainView }) {
  const { _id, campaignId, displayHost } = domain;
  const [assign] = useAssignDomainMutation();
  const page = useDomainPageQuery(campaignId === null ? skipToken : { _id: campaignId }).currentData;
  const isClosed = page && (page.state !== 'published' || page.status === 0);

  const change = async (chosen: string | null) => {
    if (chosen === campaignId) return;
    const refusal = refusalOf(await assign({ _id, campaignId: chosen }));
    if (refusal) toast.error(refusal.message);
    else toast.success(chosen === null ? t`${displayHost} shows no page now.` : t`Saved.`);
  };
  return (
    <div className={css['stack']}>
      <PageSelect campaignId={campaignId} onChange={(chosen) => void change(chosen)} />
      {isClosed && (
        <InlineAlert tone="info" title={t`This page is not published: visitors find nothing there yet.`}>
          <Anchor component={Link} to={`/edit/${page.templateId}`} size="sm">
            <Trans>Open the page in the editor</Trans>
          </Anchor>
        </InlineAlert>
      )}
    </div>
  );
}
