import type { PublicProps } from '../kit/types.js';
import { VisitorForm } from '../kit/visitor-form.js';
import type { RatingContent } from './schema.js';

type FormProps = PublicProps<RatingContent>;

export function Star() {
  return (
    <svg className="ra-i" width={20} height={20} viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
      <path d="M12 2.5l2.9 6.1 6.6.9-4.8 4.6 1.2 6.6L12 17.5l-5.9 3.2 1.2-6.6L2.5 9.5l6.6-.9z" />
    </svg>
  );
}

/** Radio buttons that look like stars: arrow keys move among them, and a form post carries the choice. */
function Stars({ label }: { label: string }) {
  return (
    <fieldset className="ra-s">
      <legend className="vh">{label}</legend>
      {[1, 2, 3, 4, 5].map((stars) => (
        <label key={stars}>
          <input type="radio" name="stars" value={stars} required />
          <Star />
          <span className="vh">{stars === 1 ? '1 star' : `${stars} stars`}</span>
        </label>
      ))}
    </fieldset>
  );
}

function Words({ data, id }: { data: RatingContent; id: string }) {
  const { allowComment, requireEmail } = data;
  return (
    <>
      {allowComment && (
        <>
          <p>
            <label htmlFor={`${id}-c`}>Comment (optional)</label>
            <textarea className="in" id={`${id}-c`} name="comment" rows={3} maxLength={1000} />
          </p>
          <p>
            <label htmlFor={`${id}-n`}>Your name, shown with it (optional)</label>
            <input className="in" id={`${id}-n`} name="name" autoComplete="name" maxLength={120} />
          </p>
        </>
      )}
      {requireEmail && (
        <p>
          <label htmlFor={`${id}-e`}>Your e-mail, never shown</label>
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
  const isLive = context.mode === 'public' && context.campaignId !== null;
  return (
    <VisitorForm section={section} context={context} className="ra-f" kind="rating">
      <Stars label={data.question || 'Your rating'} />
      <Words data={data} id={`ra-${section._id}`} />
      <p className="ra-e" role="alert" />
      <button className="btn" type={isLive ? 'submit' : 'button'}>
        {data.btnText || 'Send rating'}
      </button>
    </VisitorForm>
  );
}
