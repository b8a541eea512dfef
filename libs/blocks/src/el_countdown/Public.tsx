import { ofColumn, Picture } from '../kit/Picture.js';
import type { PublicProps, RenderContext } from '../kit/types.js';
import { momentText, targetOf, unitNames } from './moment-text.js';
import type { CountdownContent } from './schema.js';

/** What behaviour.ts counts by; a preview never sends its viewer away. */
function clockAttributes(data: CountdownContent, target: number | null, { mode }: RenderContext) {
  const canLeave = mode === 'public' && data.onEnd === 'redirect' && /^https?:/i.test(data.url);
  return {
    'data-cd': data.type,
    'data-at': target ?? undefined,
    'data-m': data.type === 'evergreen' ? data.minutes : undefined,
    'data-z': data.type === 'daily' ? data.timeZone : undefined,
    'data-w': data.type === 'daily' ? `${data.startAt} ${data.endAt}` : undefined,
    'data-end': data.onEnd,
    'data-to': canLeave ? data.url : undefined,
  };
}

export function Public({ data, context }: PublicProps<CountdownContent>) {
  const target = targetOf(data);
  if (data.type === 'date' && target === null) return null;
  const words = momentText(data, context);
  return (
    <div className="cd" {...clockAttributes(data, target, context)}>
      {data.img && (
        <Picture
          context={context}
          className="cd-i"
          src={data.img}
          alt=""
          width={1200}
          height={675}
          sizes={ofColumn()}
          libraryAlt
        />
      )}
      {data.title && <h2 className="t">{data.title}</h2>}
      <div className="cd-u" role="timer" hidden>
        {unitNames(context.locale).map((name) => (
          <span key={name}>
            <b>00</b>
            <i>{name}</i>
          </span>
        ))}
      </div>
      <p className="m cd-d">
        {target === null ? words : <time dateTime={new Date(target).toISOString()}>{words}</time>}
      </p>
      <p className="cd-e" hidden>
        {data.text}
      </p>
      {data.btnText && data.url && (
        <a className="btn" href={data.url} data-c="" rel="noopener">
          {data.btnText}
        </a>
      )}
    </div>
  );
}
