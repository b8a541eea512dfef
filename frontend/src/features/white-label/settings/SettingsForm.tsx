import { t } from '@lingui/core/macro';
import { updateWhiteLabel, type WhiteLabelView } from '@linkyard/contracts';
import { EditScreen, InlineAlert, PageHead, toast, translated, type EditSection } from '@linkyard/ui';
import { useEffect, useState, type ReactNode } from 'react';
import { refusalOf } from '../../../shared/api/api-error.js';
import { useRecordForm } from '../../../shared/forms/use-record-form.js';
import { useUpdateWhiteLabelMutation } from '../api.js';
import { LeakCheck } from '../leaks/LeakCheck.js';
import { SenderChecks } from '../mail/SenderChecks.js';
import { SitePreviews } from '../preview/SitePreviews.js';
import { PlansLink } from '../plans/PlansLink.js';
import { ColoursSection } from './ColoursSection.js';
import { DomainSection } from './DomainSection.js';
import { PeopleSection } from './PeopleSection.js';
import { MoreOfSite } from './MoreOfSite.js';
import { PicturesSection } from './PicturesSection.js';
import { SiteSection } from './SiteSection.js';
import { SmtpSection } from './SmtpSection.js';
import { draftOf, settingsOf } from './white-label-draft.js';

interface SettingsFormProps {
  tabs: ReactNode;
  /** Null before a first domain was named. */
  loaded: WhiteLabelView | null;
  /** Reads the record again. */
  onVerified: () => void;
  onPublished: () => void;
}

/** Domain first; the rest appears once it is verified. @source spec 2 "Settings" */
export function SettingsForm({ tabs, loaded, onVerified, onPublished }: SettingsFormProps) {
  const [typed, setTyped] = useState(loaded?.domain ?? '');
  const domain = <DomainSection saved={loaded} typed={typed} onTyped={setTyped} onVerified={onVerified} />;
  return (
    <>
      {tabs}
      {loaded?.suspendedReason && (
        <InlineAlert tone="danger" title={t`This site is closed`}>
          {loaded.suspendedReason}
        </InlineAlert>
      )}
      {loaded?.domainVerified || loaded?.status === 1 ? (
        <WholeForm key={loaded._id} loaded={loaded} typed={typed} domain={domain} onPublished={onPublished} />
      ) : (
        <>
          <PageHead
            title={t`Whitelabel Setting`}
            purpose={t`Your own name, look and mails. It begins with a domain of yours.`}
          />
          {domain}
        </>
      )}
    </>
  );
}

interface WholeFormProps extends Pick<SettingsFormProps, 'onPublished'> {
  loaded: WhiteLabelView;
  typed: string;
  domain: ReactNode;
}

function WholeForm({ loaded, typed, domain, onPublished }: WholeFormProps) {
  const form = useRecordForm({ loaded, draftOf });
  const { saved } = form;
  const [send] = useUpdateWhiteLabelMutation();
  const [isPublished, setPublished] = useState(false);
  // Once the form knows that it is saved: until then it asks before it is left.
  useEffect(() => {
    if (isPublished) onPublished();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, whatever the function is by then
  }, [isPublished]);

  const save = async () => {
    let isFirst = false;
    const isSaved = await form.save(async (sent, record) => {
      const answer = await send(settingsOf(sent, record, typed));
      const refusal = refusalOf(answer);
      if (refusal && !refusal.errors?.length) toast.error(refusal.message || t`Something went wrong`);
      isFirst = answer.data?.isFirst === true;
      return answer;
    });
    if (!isSaved) return;
    toast.success(isFirst ? firstSaved() : translated(updateWhiteLabel.message));
    if (isFirst) setPublished(true);
  };
  const errorIn = (...paths: string[]) => paths.some((path) => form.errorOf(path) !== undefined);
  const sections: EditSection[] = [
    { id: 'domain', title: t`Domain`, content: domain },
    {
      id: 'site',
      title: t`Site`,
      hasError: errorIn('title', 'author', 'description', 'categories', 'supportEmail', 'supportLink'),
      content: <SiteSection {...form} />,
    },
    {
      id: 'pictures',
      title: t`Logo and favicon`,
      hasError: errorIn('logo', 'favicon'),
      content: <PicturesSection {...form} />,
    },
    { id: 'colours', title: t`Theme colours`, hasError: errorIn('theme'), content: <ColoursSection {...form} /> },
    {
      id: 'smtp',
      title: t`SMTP details`,
      help: t`Every mail to the people of your site leaves by this server, and by no other.`,
      hasError: errorIn('smtpDetails'),
      content: (
        <>
          <SmtpSection {...form} saved={saved} />
          <SenderChecks smtp={form.draft.smtpDetails} saved={saved} />
        </>
      ),
    },
    { id: 'people', title: t`Accounts and pages`, content: <PeopleSection {...form} /> },
    {
      id: 'plans',
      title: t`Plans`,
      help: t`What each of your people may have. Whoever signs up gets the default plan.`,
      content: <PlansLink />,
    },
    { id: 'more', title: t`Legal pages and sign-in`, content: <MoreOfSite /> },
    {
      id: 'leaks',
      title: t`Traces of the installation`,
      help: t`What is looked through before the site is published, and whenever you like: whether anything names who runs it for you.`,
      content: <LeakCheck />,
    },
  ];
  return (
    <EditScreen
      title={t`Whitelabel Setting`}
      sections={sections}
      dirty={form.dirty}
      canSave={form.dirty || saved.status === 0}
      saving={form.saving}
      onSave={() => void save()}
      saveLabel={saved.status === 0 ? t`Publish` : t`Update`}
      onDiscard={form.discard}
      failure={form.failure}
      preview={<SitePreviews draft={form.draft} domain={typed} />}
    />
  );
}

const firstSaved = () => t`Completed Whitelabel Setting Successfully. Now you can create users and manage them.`;
