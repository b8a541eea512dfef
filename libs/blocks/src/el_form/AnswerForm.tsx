import type { Texts } from '@linkyard/languages';
import type { RenderContext, SectionModel } from '../kit/types.js';
import { VisitorForm } from '../kit/visitor-form.js';
import { optionValue } from './field-types.js';
import { Question } from './Question.js';
import type { FormField } from './schema.js';

export interface AnswerFormProps {
  section: SectionModel;
  context: RenderContext;
  fields: readonly FormField[];
  title: string;
  description: string;
  button: string;
  /** Shown in place of the form after sending. */
  thanks: string;
  /** Where the browser goes after sending; null shows `thanks`. */
  thanksHref: string | null;
}

/** "Only if “What is it about?” is “A project”." for a field whose condition counts. */
function conditionText(fields: readonly FormField[], { id, showIf }: FormField, i18n: Texts): string | null {
  const place = fields.findIndex((field) => field.id === id);
  const other = fields.slice(0, place).find((field) => field.id === showIf?.fieldId);
  if (!showIf || !other) return null;
  const wanted = other.options.find((option) => optionValue(option) === showIf.value)?.label ?? showIf.value;
  const values = { title: other.title, wanted };
  if (other.type === 'checkbox' && showIf.op === 'is') return i18n.t('Only if “{title}” is ticked.', values);
  if (other.type === 'checkbox' && showIf.op === 'isNot') return i18n.t('Only if “{title}” is not ticked.', values);
  const texts = {
    is: () => i18n.t('Only if “{title}” is “{wanted}”.', values),
    isNot: () => i18n.t('Only if “{title}” is not “{wanted}”.', values),
    contains: () => i18n.t('Only if “{title}” contains “{wanted}”.', values),
    filled: () => i18n.t('Only if “{title}” is answered.', values),
    empty: () => i18n.t('Only if “{title}” is left empty.', values),
  };
  return texts[showIf.op]();
}

/** A form that works without JavaScript and is enhanced in place by post-answers.ts. */
export function AnswerForm(props: AnswerFormProps) {
  const { section, context, fields, title, description, button, thanks, thanksHref } = props;
  const { i18n } = context;
  const isLive = context.mode === 'public' && context.campaignId !== null;
  // A section with a ground or border of its own is its own surface.
  const isPainted = section.style?.colors?.background !== undefined || section.style?.border !== undefined;
  return (
    <div className={isPainted ? 'qw' : 'qw card'}>
      {title && <h2 className="t">{title}</h2>}
      {description && <p className="m qd">{description}</p>}
      <VisitorForm
        section={section}
        context={context}
        className="qf"
        thanksHref={thanksHref}
        texts={{ chooseOne: i18n.t('Please choose at least one.') }}
      >
        {fields.map((field) => (
          <Question
            key={field.id}
            field={field}
            domId={`f-${section._id}-${field.id}`}
            condition={conditionText(fields, field, i18n)}
            i18n={i18n}
          />
        ))}
        <p className="qe qs" role="alert" />
        <button className="btn" type={isLive ? 'submit' : 'button'}>
          {button}
        </button>
      </VisitorForm>
      {isLive && (
        <p className="t qt" tabIndex={-1} hidden>
          {thanks}
        </p>
      )}
      {context.mode === 'preview' && <p className="qh">{i18n.t('Sending works on the published page.')}</p>}
    </div>
  );
}
