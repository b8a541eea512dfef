import type { Texts } from '@linkyard/languages';
import { Icon } from '../kit/Icon.js';
import { linkProps, safeHref } from '../kit/links.js';
import type { PublicProps } from '../kit/types.js';
import { VisitorForm } from '../kit/visitor-form.js';
import { acceptedFiles } from './accepted.js';
import type { UploadContent } from './schema.js';

type UploadProps = PublicProps<UploadContent>;

function Words({ data, id, i18n }: { data: UploadContent; id: string; i18n: Texts }) {
  return (
    <>
      {data.isname && (
        <p>
          <label htmlFor={`${id}-n`}>{i18n.t('Your name (optional)')}</label>
          <input className="in" id={`${id}-n`} name="name" autoComplete="name" maxLength={120} />
        </p>
      )}
      {data.isemail && (
        <p>
          <label htmlFor={`${id}-e`}>{i18n.t('Your e-mail')}</label>
          <input
            className="in"
            id={`${id}-e`}
            name="email"
            type="email"
            autoComplete="email"
            maxLength={254}
            dir="ltr"
            required
          />
        </p>
      )}
      {data.ismessage && (
        <p>
          <label htmlFor={`${id}-m`}>{i18n.t('Message (optional)')}</label>
          <textarea className="in" id={`${id}-m`} name="message" rows={3} maxLength={2000} />
        </p>
      )}
    </>
  );
}

/** What behaviour.ts says. */
const uploadTexts = (i18n: Texts) => ({
  sending: i18n.t('Sending'),
  tooLarge: i18n.t('File size should not exceed 25MB.'),
});

export function Public({ data, section, context }: UploadProps) {
  const { i18n } = context;
  const id = `up-${section._id}`;
  const isLive = context.mode === 'public' && context.campaignId !== null;
  const first = safeHref(data.fileUrl);
  const isPainted = section.style?.colors?.background !== undefined || section.style?.border !== undefined;
  return (
    <div className={isPainted ? 'up' : 'up card'}>
      {data.title && <h2 className="t">{data.title}</h2>}
      {data.description && <p className="m">{data.description}</p>}
      {first && (
        <a className="up-l" {...linkProps(first, true)}>
          <Icon name="download" size={20} /> {i18n.t('Look at this first')}
        </a>
      )}
      <VisitorForm section={section} context={context} className="up-f" kind="file" texts={uploadTexts(i18n)}>
        <p>
          <label htmlFor={`${id}-f`}>{i18n.t('File, up to 25 MB')}</label>
          <input className="in up-i" id={`${id}-f`} type="file" name="file" accept={acceptedFiles} required />
        </p>
        <Words data={data} id={id} i18n={i18n} />
        <p className="up-e" role="alert" />
        <button className="btn" type={isLive ? 'submit' : 'button'}>
          {data.btnText || i18n.t('Send file')}
        </button>
      </VisitorForm>
    </div>
  );
}
