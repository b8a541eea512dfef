import type { ReactNode } from 'react';
import type { RenderContext, SectionModel } from './types.js';

interface VisitorFormProps {
  section: SectionModel;
  context: RenderContext;
  className: string;
  /** What is sent, where one section's address takes more than one kind. */
  kind?: 'file' | 'rating';
  /** Where the visitor is led after sending, without leaving it to the reply. */
  thanksHref?: string | null;
  children: ReactNode;
}

/** Left empty by people and usually filled by bots. */
export const Honeypot = () => (
  <div className="vh" aria-hidden="true">
    <label>
      Leave this empty
      <input name="website_url" tabIndex={-1} autoComplete="off" />
    </label>
  </div>
);

/** The form of a block that collects something: a plain post that works without JavaScript, which the block's behaviour sends in place. */
export function VisitorForm({ section, context, className, kind, thanksHref, children }: VisitorFormProps) {
  const { mode, campaignId, pageId } = context;
  // Outside a published page there is nothing to send to, and no form means that Enter sends nothing either.
  if (mode !== 'public' || campaignId === null) return <div className={className}>{children}</div>;
  return (
    <form
      className={className}
      method="post"
      encType={kind === 'file' ? 'multipart/form-data' : undefined}
      action={`/f/${campaignId}/${pageId}/${section._id}${kind ? `/${kind}` : ''}`}
      data-th={thanksHref ?? undefined}
    >
      {children}
      <Honeypot />
      <input type="hidden" name="started_at" value="" />
    </form>
  );
}
