import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ActionIcon, Badge, Button, Drawer, Tooltip } from '@mantine/core';
import { IconBrandWhatsapp, IconChevronDown, IconChevronUp, IconMail, IconPhone, IconTrash } from '@tabler/icons-react';
import type { LeadView } from '@linkyard/contracts';
import { formatDate, useIsPhone } from '@linkyard/ui';
import type { ReactNode } from 'react';
import { acts, actsFor, kindWords, stateWords, type LeadAct } from './lead-states.js';
import { whatsappLink } from './person-words.js';
import css from './leads.module.css';

interface LeadDrawerProps {
  lead: LeadView | null;
  /** What it is called where it has no name. */
  title: string;
  onClose: () => void;
  onPrevious: (() => void) | null;
  onNext: (() => void) | null;
  onAct: (act: LeadAct) => void;
  onDelete: () => void;
  /** Answers and consent, by what kind of lead it is. */
  children?: ReactNode;
}

const icon = { size: 18, stroke: 1.5 };

/** Everything one person left, beside the table; a sheet on a phone. */
export function LeadDrawer(props: LeadDrawerProps) {
  const { lead, title, onClose, onPrevious, onNext } = props;
  const onPhone = useIsPhone();
  return (
    <Drawer.Root
      opened={lead !== null}
      onClose={onClose}
      position={onPhone ? 'bottom' : 'right'}
      size={onPhone ? '92%' : 460}
    >
      <Drawer.Overlay color="var(--ly-overlay)" backgroundOpacity={1} />
      <Drawer.Content {...(onPhone ? { className: css['sheet'] ?? '' } : {})}>
        <Drawer.Header role="none">
          <Drawer.Title dir="auto">{title}</Drawer.Title>
          <span className={css['steps']}>
            <Tooltip label={t`Previous`}>
              <ActionIcon aria-label={t`Previous`} disabled={!onPrevious} onClick={() => onPrevious?.()}>
                <IconChevronUp {...icon} />
              </ActionIcon>
            </Tooltip>
            <Tooltip label={t`Next`}>
              <ActionIcon aria-label={t`Next`} disabled={!onNext} onClick={() => onNext?.()}>
                <IconChevronDown {...icon} />
              </ActionIcon>
            </Tooltip>
            <Drawer.CloseButton aria-label={t`Close`} />
          </span>
        </Drawer.Header>
        <Drawer.Body className={css['drawer'] ?? ''}>{lead && <DrawerBody {...props} lead={lead} />}</Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
}

function DrawerBody({ lead, onAct, onDelete, children }: LeadDrawerProps & { lead: LeadView }) {
  const state = stateWords()[lead.state];
  const whatsapp = whatsappLink(lead.whatsapp);
  return (
    <>
      <div className={css['all']}>
        <p className={css['facts']}>
          <Badge color={state.color}>{state.text}</Badge>
          <span>{formatDate(lead.createdAt)}</span>
        </p>
        <div className={css['reach']}>
          {lead.email && (
            <Button
              variant="default"
              component="a"
              href={`mailto:${lead.email}`}
              leftSection={<IconMail {...icon} />}
              title={lead.email}
            >
              <span className={css['address']} dir="ltr">
                {lead.email}
              </span>
            </Button>
          )}
          {lead.phone && (
            <Button
              variant="default"
              component="a"
              href={`tel:${lead.phone.replace(/[^+\d]/g, '')}`}
              leftSection={<IconPhone {...icon} />}
            >
              <span dir="ltr">{lead.phone}</span>
            </Button>
          )}
          {whatsapp && (
            <Button
              variant="default"
              component="a"
              href={whatsapp}
              target="_blank"
              rel="noreferrer"
              leftSection={<IconBrandWhatsapp {...icon} />}
            >
              <span dir="ltr">{lead.whatsapp}</span>
            </Button>
          )}
        </div>
        {lead.message && (
          <section className={css['part']}>
            <h3>
              <Trans>Message</Trans>
            </h3>
            <p className={css['said']} dir="auto">
              {lead.message}
            </p>
          </section>
        )}
        {children}
        <section className={css['part']}>
          <h3>
            <Trans>Where it came from</Trans>
          </h3>
          <dl className={css['pairs']}>
            <Pair name={t`Page`} value={lead.campaignTitle} />
            <Pair name={t`Block`} value={lead.sectionTitle || kindWords()[lead.kind]} />
            <Pair name={t`Came from`} value={lead.attribution.referrerUrl || t`Directly`} />
            <Pair name={t`Source`} value={lead.attribution.utmSource} />
            <Pair name={t`Medium`} value={lead.attribution.utmMedium} />
            <Pair name={t`Campaign`} value={lead.attribution.utmCampaign} />
            <Pair name={t`Tags`} value={lead.tags.join(', ')} />
          </dl>
        </section>
      </div>
      <div className={css['drawerActs']}>
        {actsFor([lead]).map((act) => (
          <Button key={act} size="xs" variant="default" onClick={() => onAct(act)}>
            {acts()[act].label}
          </Button>
        ))}
        <Tooltip label={t`Delete`}>
          <ActionIcon size={30} color="red" aria-label={t`Delete`} onClick={onDelete}>
            <IconTrash {...icon} />
          </ActionIcon>
        </Tooltip>
      </div>
    </>
  );
}

/** One line of facts; nothing where there is nothing to say. */
export function Pair({ name, value }: { name: string; value: ReactNode }) {
  if (value === '') return null;
  return (
    <div>
      <dt dir="auto">{name}</dt>
      <dd dir="auto">{value}</dd>
    </div>
  );
}
