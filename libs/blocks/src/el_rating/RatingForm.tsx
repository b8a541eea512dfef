import type { Texts } from '@linkyard/languages';
import type { PublicProps } from '../kit/types.js';
import { VisitorForm } from '../kit/visitor-form.js';
import type { RatingContent } from './schema.js';
import { countTexts } from './summary.js';

type FormProps = PublicProps<RatingContent>;

export function Star() {
  return (
    <svg className="ra-i" width={20} height={20} viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
      <path d="M12 2.5l2.9 6.1 6.6.9-4.8 4.6 1.2 6.6L12 17.5l-5.9 3.2 1.2-6.6L2.5 9.5l6.6-.9z" />
    </svg>
  );
}

/** Radio buttons that look like stars: arrow keys move among them, and a form post carries the choice. */
function Stars({ label, i18n }: { label: string; i18n: Texts }) {
  return (
    <fieldset className="ra-s">
      <legend className="vh">{label}</legend>
      {[1, 2, 3, 4, 5].map((stars) => (
        <label key={stars}>
          <input type="radio" name="stars" value={stars} required />
          <Star />
          <span className="vh">{i18n.t('{stars, plural, one {# star} other {# stars}}', { stars })}</span>
        </label>
      ))}
    </fieldset>
  );
}

function Words({ data, id, i18n }: { data: RatingContent; id: string; i18n: Texts }) {
  const { allowComment, requireEmail } = data;
  return (
    <>
      {allowComment && (
        <>
          <p>
            <label htmlFor={`${id}-c`}>{i18n.t('Comment (optional)')}</label>
            <textarea className="in" id={`${id}-c`} name="comment" rows={3} maxLength={1000} />
          </p>
          <p>
            <label htmlFor={`${id}-n`}>{i18n.t('Your name, shown with it (optional)')}</label>
            <input className="in" id={`${id}-n`} name="name" autoComplete="name" maxLength={120} />
          </p>
        </>
      )}
      {requireEmail && (
        <p>
          <label htmlFor={`${id}-e`}>{i18n.t('Your e-mail, never shown')}</label>
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
    </>
  );
}

export function RatingForm({ data, section, context }: FormProps) {
  const { i18n } = context;
  const isLive = context.mode === 'public' && context.campaignId !== null;
  return (
    <VisitorForm section={section} context={context} className="ra-f" kind="rating" texts={countTexts(i18n)}>
      <Stars label={data.question || i18n.t('Your rating')} i18n={i18n} />
      <Words data={data} id={`ra-${section._id}`} i18n={i18n} />
      <p className="ra-e" role="alert" />
      <button className="btn" type={isLive ? 'submit' : 'button'}>
        {data.btnText || i18n.t('Send rating')}
      </button>
    </VisitorForm>
  );
}
