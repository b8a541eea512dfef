import { t } from '@lingui/core/macro';
import { Badge, Button } from '@mantine/core';
import { IconBrandWhatsapp, IconMail, IconPhone, IconTrash } from '@tabler/icons-react';
import { shownEmail, type LeadView } from '@linkyard/contracts';
import {
  FactList,
  formatDate,
  RecordDrawer,
  RecordSection,
  type RecordAction,
  type RecordDrawerProps,
} from '@linkyard/ui';
import type { ReactNode } from 'react';
import { countryName } from '../../shared/others-data.js';
import { acts, actsFor, kindWords, stateWords, type LeadAct } from './lead-states.js';
import { whatsappLink } from './person-words.js';
import css from './leads.module.css';

interface LeadDrawerProps extends Pick<
  RecordDrawerProps,
  'opened' | 'onClose' | 'onPrevious' | 'onNext' | 'loading' | 'failure' | 'retry'
> {
  lead: LeadView | null;
  /** What it is called where it has no name. */
  title: string;
  onAct: (act: LeadAct) => void;
  onDelete: () => void;
  /** Answers and consent, by what kind of lead it is. */
  children?: ReactNode;
}

const icon = { size: 18, stroke: 1.5 };

/** Everything one person left, beside the table; a sheet on a phone. */
export function LeadDrawer({ lead, title, onAct, onDelete, children, ...drawer }: LeadDrawerProps) {
  const fitting = lead ? actsFor([lead]) : [];
  const next = nextSteps.find((act) => fitting.includes(act));
  const actionOf = (act: LeadAct): RecordAction => ({ label: acts()[act].label, onClick: () => onAct(act) });
  const remove: RecordAction = { label: t`Delete`, icon: <IconTrash {...icon} />, danger: true, onClick: onDelete };
  return (
    <RecordDrawer
      {...drawer}
      title={title}
      primary={next && actionOf(next)}
      actions={[...fitting.filter((act) => act !== next).map(actionOf), remove]}
      status={lead && <Head lead={lead} />}
    >
      {lead && (
        <>
          <Reach lead={lead} />
          {lead.message && (
            <RecordSection title={t`Message`}>
              <p className={css['said']} dir="auto">
                {lead.message}
              </p>
            </RecordSection>
          )}
          {children}
          <Origin lead={lead} />
        </>
      )}
    </RecordDrawer>
  );
}

/** What brings a lead forward; one of them fits each state. */
const nextSteps: readonly LeadAct[] = ['done', 'unarchive', 'notSpam'];

function Head({ lead }: { lead: LeadView }) {
  const state = stateWords()[lead.state];
  return (
    <div className={css['facts']}>
      <Badge color={state.color}>{state.text}</Badge>
      <span>{formatDate(lead.createdAt)}</span>
    </div>
  );
}

/** The ways to answer. */
function Reach({ lead }: { lead: LeadView }) {
  const whatsapp = whatsappLink(lead.whatsapp);
  if (!lead.email && !lead.phone && !whatsapp) return null;
  return (
    <div className={css['reach']}>
      {lead.email && (
        <Button
          variant="default"
          component="a"
          href={`mailto:${lead.email}`}
          leftSection={<IconMail {...icon} />}
          title={shownEmail(lead.email)}
        >
          <span className={css['address']} dir="ltr">
            {shownEmail(lead.email)}
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
  );
}

const Origin = ({ lead }: { lead: LeadView }) => (
  <RecordSection title={t`Where it came from`}>
    <FactList
      facts={[
        { label: t`Page`, value: lead.campaignTitle },
        { label: t`Block`, value: lead.sectionTitle || kindWords()[lead.kind] },
        { label: t`Came from`, value: lead.attribution.referrerUrl || t`Directly` },
        { label: t`Source`, value: lead.attribution.utmSource },
        { label: t`Medium`, value: lead.attribution.utmMedium },
        { label: t`Campaign`, value: lead.attribution.utmCampaign },
        { label: t`Term`, value: lead.attribution.utmTerm },
        { label: t`Content`, value: lead.attribution.utmContent },
        { label: t`Country`, value: lead.country && countryName(lead.country) },
        { label: t`Tags`, value: lead.tags.join(', ') },
      ]}
    />
  </RecordSection>
);
