import { t } from '@lingui/core/macro';
import type { Scheme } from '@linkyard/blocks/look';
import { perLanguage } from '@linkyard/ui';
import { SegmentedControl } from '@mantine/core';
import { useComputedColorScheme } from '@mantine/core';
import { IconMoon, IconSun } from '@tabler/icons-react';
import { useDeferredValue, useMemo, useState } from 'react';
import { useLegalPagesQuery, useSocialClientsQuery } from '../legal/api.js';
import type { WhiteLabelDraft } from '../settings/white-label-draft.js';
import { AppPreview } from './AppPreview.js';
import { CheckoutPreview } from './CheckoutPreview.js';
import { PagePreview } from './PagePreview.js';
import { previewedSite, type PreviewedSite, type PreviewProps } from './previewed-site.js';
import { SiteMailPreview } from './SiteMailPreview.js';
import css from './preview.module.css';

const kinds = perLanguage(
  () => ({ signIn: t`Sign-in`, app: t`App`, page: t`Page`, checkout: t`Checkout`, mail: t`Mail` }) as const,
);
type Kind = keyof ReturnType<typeof kinds>;
const isKind = (value: string): value is Kind => value in kinds();

interface SitePreviewsProps {
  draft: WhiteLabelDraft;
  /** As it is typed. */
  domain: string;
}

/** What people will see of the site, with what is in the form now. */
export function SitePreviews(props: SitePreviewsProps) {
  const [kind, setKind] = useState<Kind>('signIn');
  const own = useComputedColorScheme('light');
  const [scheme, setScheme] = useState<Scheme>(own);
  const site = usePreviewedSite(props);
  return (
    <div className={css['previews']}>
      <SegmentedControl
        fullWidth
        size="xs"
        aria-label={t`What the preview shows`}
        data={Object.entries(kinds()).map(([value, label]) => ({ value, label }))}
        value={kind}
        onChange={(value) => isKind(value) && setKind(value)}
      />
      <SchemeChoice value={scheme} onChange={setScheme} />
      {kind !== 'mail' && <BrowserTab site={site} />}
      <Preview kind={kind} site={site} scheme={scheme} />
      {kind === 'page' && (
        <p
          className={css['note']}
        >{t`Pages keep the colours that their creators choose. Yours are the address, the icon and the name at the end.`}</p>
      )}
    </div>
  );
}

function usePreviewedSite({ draft, domain }: SitePreviewsProps): PreviewedSite {
  const later = useDeferredValue(draft);
  const pages = useLegalPagesQuery({}).data?.pages;
  const clients = useSocialClientsQuery({}).data?.clients;
  return useMemo(() => {
    const has = (provider: string) =>
      clients?.some((one) => one.provider === provider && one.clientId !== '' && one.hasSecret) ?? false;
    return previewedSite(later, domain, {
      legal: pages?.map(({ key }) => key) ?? [],
      signIn: { google: has('google'), facebook: has('facebook') },
    });
  }, [later, domain, pages, clients]);
}

function Preview({ kind, ...props }: PreviewProps & { kind: Kind }) {
  switch (kind) {
    case 'signIn':
      return <AppPreview title={t`Preview of the sign-in`} kind="signIn" {...props} />;
    case 'app':
      return <AppPreview title={t`Preview of the app`} kind="app" {...props} />;
    case 'page':
      return <PagePreview {...props} />;
    case 'checkout':
      return <CheckoutPreview {...props} />;
    case 'mail':
      return <SiteMailPreview {...props} />;
  }
}

function SchemeChoice({ value, onChange }: { value: Scheme; onChange: (scheme: Scheme) => void }) {
  return (
    <SegmentedControl
      className={css['scheme'] ?? ''}
      size="xs"
      aria-label={t`Light or dark`}
      data={[
        { value: 'light', label: <SchemeName icon={IconSun} name={t`Light`} /> },
        { value: 'dark', label: <SchemeName icon={IconMoon} name={t`Dark`} /> },
      ]}
      value={value}
      onChange={(next) => onChange(next === 'dark' ? 'dark' : 'light')}
    />
  );
}

const SchemeName = ({ icon: SchemeIcon, name }: { icon: typeof IconSun; name: string }) => (
  <span className={css['schemeName']}>
    <SchemeIcon size={14} stroke={1.5} aria-hidden />
    {name}
  </span>
);

/** What a browser shows around a screen of the site. */
const BrowserTab = ({ site: { icon, title, domain } }: { site: PreviewedSite }) => (
  <div className={css['tab']} role="img" aria-label={t`Tab of the browser: ${title}`}>
    <img src={icon} alt="" width={16} height={16} />
    <bdi className={css['tabTitle']}>{title}</bdi>
    <bdi className={css['tabAddress']}>{domain}</bdi>
  </div>
);
