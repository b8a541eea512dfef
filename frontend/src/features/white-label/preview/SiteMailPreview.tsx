import { t } from '@lingui/core/macro';
import { mailLanguages } from '@linkyard/contracts';
import { currentLanguage, InlineAlert } from '@linkyard/ui';
import { Skeleton } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { refusalOf } from '../../../shared/api/api-error.js';
import { applyStyles, framedMail, inScheme } from '../mail/framed-mail.js';
import { useMailPreviewQuery } from '../mail/texts-api.js';
import type { PreviewProps } from './previewed-site.js';
import css from './preview.module.css';

/** How long typing may rest before the mail is drawn again, milliseconds. */
const restMs = 150;

/** The mail that confirms an address, which each person who signs up gets. */
export function SiteMailPreview({ site: { title, logo, theme, draft }, scheme }: PreviewProps) {
  const { supportEmail, supportLink } = draft;
  const [shown] = useDebouncedValue(JSON.stringify({ title, logo, theme, supportEmail, supportLink }), restMs);
  const language = mailLanguages.find((one) => one === currentLanguage()) ?? 'en';
  const { data, error } = useMailPreviewQuery({ kind: 'mail', key: 'verify-email', language, site: JSON.parse(shown) });
  const refusal = error ? refusalOf({ error }) : null;
  if (refusal && !data) return <InlineAlert title={refusal.message} />;
  if (!data) return <Skeleton height={420} aria-label={t`Loading`} />;
  const { name, email } = draft.smtpDetails;
  return (
    <div className={css['mail']} role="img" aria-label={t`Preview of a mail`}>
      <p className={css['sender']}>
        <bdi>{name || title}</bdi>
        {email && <bdi className={css['address']}>{email}</bdi>}
      </p>
      <p className={css['subject']} dir="auto">
        {data.subject}
      </p>
      <iframe
        className={css['letter']}
        title={t`Preview of a mail`}
        aria-hidden
        inert
        srcDoc={framedMail(inScheme(data.html, scheme))}
        sandbox="allow-same-origin"
        onLoad={({ currentTarget }) => applyStyles(currentTarget.contentDocument)}
      />
    </div>
  );
}
