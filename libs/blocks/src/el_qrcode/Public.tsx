import type { PublicProps, RenderContext } from '../kit/types.js';
import { qrPath } from './qr-path.js';
import type { QrcodeContent } from './schema.js';

function ownAddress({ origin, pages, pageId }: RenderContext): string {
  const href = pages.find((page) => page._id === pageId)?.href ?? '/';
  return URL.canParse(href, origin) ? new URL(href, origin).href : origin;
}
const bare = (address: string) => address.replace(/^[a-z]+:(?:\/\/)?|\/$/gi, '');

export function Public({ data, context }: PublicProps<QrcodeContent>) {
  const address = data.inputLink || ownAddress(context);
  const code = qrPath(address);
  if (!code) return null;
  return (
    <figure className="qr-f">
      <svg
        className="qr-c"
        viewBox={`0 0 ${code.size} ${code.size}`}
        width={220}
        height={220}
        role="img"
        aria-label={context.i18n.t('QR code for {address}', { address: bare(address) })}
        shapeRendering="crispEdges"
      >
        <path d={code.path} />
      </svg>
      <figcaption>
        {data.text && <span className="m">{data.text}</span>}
        {/* The code cannot be scanned on the phone that shows it, so its target is also a link. */}
        {data.inputLink && (
          <a href={data.inputLink} data-c="" rel="noopener">
            {bare(address)}
          </a>
        )}
      </figcaption>
    </figure>
  );
}
