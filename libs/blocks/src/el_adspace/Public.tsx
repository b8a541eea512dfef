import { SandboxedFrame } from '../kit/sandboxed-frame.js';
import type { PublicProps } from '../kit/types.js';
import { adWindow } from './ad-window.js';
import type { AdContent } from './schema.js';

function Banner({ data, label }: { data: AdContent; label: string }) {
  const picture = (
    <img
      src={data.image}
      alt={data.alt || (data.url ? label : '')}
      width={1200}
      height={628}
      loading="lazy"
      decoding="async"
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
  // Its start is kept by whoever serves the page (block.ts, shownDuring): the page may be rendered long before.
  if (!inEditor && until !== null && until <= context.now.getTime()) return null;
  const label = data.label.trim() || 'Ad';
  return (
    <div className="ad" data-until={until ?? undefined}>
      <p className="ad-l">{label}</p>
      {data.kind === 'image' ? (
        <Banner data={data} label={label} />
      ) : (
        <SandboxedFrame
          code={data.html}
          title={label}
          height={data.height}
          start={data.kind === 'html' ? 'still' : 'on-click'}
          startText="Show the ad from another site"
          inEditor={inEditor}
        />
      )}
    </div>
  );
}
