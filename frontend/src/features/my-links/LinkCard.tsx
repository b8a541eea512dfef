import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ActionIcon, Badge, Button, CopyButton, Switch, Tooltip } from '@mantine/core';
import { IconCheck, IconCopy, IconExternalLink, IconPencil, IconQrcode } from '@tabler/icons-react';
import type { CampaignView } from '@linkyard/contracts';
import { DateText, formatCount } from '@linkyard/ui';
import { Link } from 'react-router-dom';
import { ReadOnlyBadge } from '../../shared/limits/ReadOnlyBadge.js';
import { isOnline, needsPublish, wordOf, type Asked } from './link-query.js';
import { LinkMenu } from './LinkMenu.js';
import { LinkThumb } from './LinkThumb.js';
import { useLinkActs } from './use-link-acts.js';
import css from './my-links.module.css';

interface LinkCardProps {
  campaign: CampaignView;
  /** Something that needs a dialog was asked for. */
  onAsk: (what: Asked) => void;
}

const shown = (url: string) => url.replace(/^https?:\/\//, '');

/** One link page: how it looks, where it stands, how it does, and what can be done with it. */
export function LinkCard({ campaign, onAsk }: LinkCardProps) {
  const acts = useLinkActs(campaign);
  const state = wordOf(campaign);
  const { stats } = campaign;
  const isLive = isOnline(campaign);
  return (
    <article className={css['card']} aria-label={campaign.title}>
      <Link to={`/edit/${campaign.templateId}`} className={css['thumb']} tabIndex={-1} aria-hidden>
        <LinkThumb campaign={campaign} />
      </Link>
      <div className={css['body']}>
        <div className={css['head']}>
          <h2 title={campaign.title}>
            <Link to={`/edit/${campaign.templateId}`}>
              <bdi>{campaign.title}</bdi>
            </Link>
          </h2>
          <LinkMenu campaign={campaign} acts={acts} onAsk={onAsk} />
        </div>
        <div className={css['address']}>
          {isLive ? (
            <a href={campaign.url} target="_blank" rel="noreferrer" dir="ltr">
              {shown(campaign.url)}
            </a>
          ) : (
            <span dir="ltr">{shown(campaign.url)}</span>
          )}
          <CopyButton value={campaign.url}>
            {({ copied, copy }) => (
              <Tooltip label={copied ? t`Copied to the clipboard` : t`Copy address`}>
                <ActionIcon size={28} onClick={copy} aria-label={t`Copy address`}>
                  {copied ? <IconCheck size={16} stroke={1.5} /> : <IconCopy size={16} stroke={1.5} />}
                </ActionIcon>
              </Tooltip>
            )}
          </CopyButton>
          <Tooltip label={t`QR code`}>
            <ActionIcon size={28} onClick={() => onAsk('share')} aria-label={t`QR code`}>
              <IconQrcode size={16} stroke={1.5} />
            </ActionIcon>
          </Tooltip>
          {isLive && (
            <Tooltip label={t`Open`}>
              <ActionIcon
                size={28}
                component="a"
                href={campaign.url}
                target="_blank"
                rel="noreferrer"
                aria-label={t`Open ${campaign.title}`}
              >
                <IconExternalLink size={16} stroke={1.5} />
              </ActionIcon>
            </Tooltip>
          )}
        </div>
        <div className={css['badges']}>
          <Badge color={state.color} {...(isLive ? { leftSection: <i className={css['dot']} /> } : {})}>
            {state.text}
          </Badge>
          {campaign.isReadOnly && <ReadOnlyBadge />}
          {campaign.hasUnpublishedChanges && campaign.publishedRev > 0 && (
            <Badge color="orange">
              <Trans>Unpublished changes</Trans>
            </Badge>
          )}
        </div>
        <dl className={css['stats']}>
          <Stat name={t`Views`} value={formatCount(stats.views, { compact: stats.views >= 100_000 })} />
          <Stat name={t`Clicks`} value={formatCount(stats.clicks, { compact: stats.clicks >= 100_000 })} />
          <div>
            <dt>
              <Trans>Changed</Trans>
            </dt>
            <dd className={css['when']}>
              <DateText value={campaign.updatedAt} />
            </dd>
          </div>
        </dl>
        <div className={css['foot']}>
          <Switch
            label={campaign.status === 1 ? t`On` : t`Off`}
            aria-label={t`${campaign.title} can be visited`}
            checked={campaign.status === 1}
            onChange={(event) => void acts.switchTo(event.currentTarget.checked ? 1 : 0)}
          />
          {needsPublish(campaign) && (
            <Button size="xs" variant="light" onClick={() => void acts.publish()}>
              <Trans>Publish</Trans>
            </Button>
          )}
          <Button
            size="xs"
            variant="default"
            component={Link}
            to={`/edit/${campaign.templateId}`}
            leftSection={<IconPencil size={16} stroke={1.5} />}
          >
            <Trans>Edit</Trans>
          </Button>
        </div>
      </div>
    </article>
  );
}

function Stat({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
