import type { Texts } from '@linkyard/languages';
import type { ReactNode } from 'react';
import { scriptTexts } from './script-texts.js';
import type { RenderContext, SectionModel } from './types.js';

interface VisitorFormProps {
  section: SectionModel;
  context: RenderContext;
  className: string;
  /** What is sent, where one section's address takes more than one kind. */
  kind?: 'file' | 'rating';
  /** Where the visitor is led after sending, without leaving it to the reply. */
  thanksHref?: string | null;
  /** What the block's script says beside `failed`. */
  texts?: Readonly<Record<string, string>>;
  children: ReactNode;
}

/** Left empty by people and usually filled by bots. */
export const Honeypot = ({ i18n }: { i18n: Texts }) => (
  <div className="vh" aria-hidden="true">
    <label>
      {i18n.t('Leave this empty')}
      <input name="website_url" tabIndex={-1} autoComplete="off" />
    </label>
  </div>
);

/** The form of a block that collects something: a plain post that works without JavaScript, which the block's behaviour sends in place. */
export function VisitorForm({ section, context, className, kind, thanksHref, texts, children }: VisitorFormProps) {
  const { mode, campaignId, pageId, i18n } = context;
  // Outside a published page there is nothing to send to, and no form means that Enter sends nothing either.
  if (mode !== 'public' || campaignId === null) return <div className={className}>{children}</div>;
  return (
    <form
      className={className}
      method="post"
      encType={kind === 'file' ? 'multipart/form-data' : undefined}
      action={`/f/${campaignId}/${pageId}/${section._id}${kind ? `/${kind}` : ''}`}
      data-th={thanksHref ?? undefined}
      {...scriptTexts({ failed: i18n.t('This could not be sent. Please try again.'), ...texts })}
    >
      {children}
      <Honeypot i18n={i18n} />
      <input type="hidden" name="started_at" value="" />
    </form>
  );
}
