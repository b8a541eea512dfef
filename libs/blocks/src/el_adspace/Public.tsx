import { SandboxedFrame } from '../kit/sandboxed-frame.js';
import { altOf, ofColumn, Picture } from '../kit/Picture.js';
import type { PublicProps, RenderContext } from '../kit/types.js';
import { adWindow } from './ad-window.js';
import type { AdContent } from './schema.js';

function Banner({ data, label, context }: { data: AdContent; label: string; context: RenderContext }) {
  const picture = (
    <Picture
      context={context}
      src={data.image}
      alt={altOf(data.image, data.alt, context) || (data.url ? label : '')}
      width={1200}
      height={628}
      sizes={ofColumn()}
      ownShape
    />
  );
  if (!data.url) return picture;
  return (
    <a href={data.url} data-c="" target="_blank" rel="sponsored nofollow noopener">
      {picture}
    </a>
  );
}

const hasContent = ({ kind, image, html }: AdContent) => (kind === 'image' ? image !== '' : html.trim() !== '');

export function Public({ data, context }: PublicProps<AdContent>) {
  const inEditor = context.mode === 'editor';
  if (!hasContent(data)) return null;
  const { until } = adWindow(data);
  // The gateway applies the start date (block.ts, shownDuring), because the page may be rendered long before it.
  if (!inEditor && until !== null && until <= context.now.getTime()) return null;
  const label = data.label.trim() || context.i18n.t('Ad');
  return (
    <div className="ad" data-until={until ?? undefined}>
      <p className="ad-l">{label}</p>
      {data.kind === 'image' ? (
        <Banner data={data} label={label} context={context} />
      ) : (
        <SandboxedFrame
          code={data.html}
          title={label}
          height={data.height}
          start={data.kind === 'html' ? 'still' : 'on-click'}
          startText={context.i18n.t('Show the ad from another site')}
          inEditor={inEditor}
        />
      )}
    </div>
  );
}
