import { legalKeys, type LegalKey } from '@linkyard/contracts';
import { directionOf } from '@linkyard/languages';
import type { Words } from '../words/words.js';
import { ScreenBody } from './ScreenBody.js';
import type { Screen, Sharing } from './screen.js';
import { stylesOf } from './screen-styles.js';

/** What the site adds to each of its screens. */
export interface ScreenSite {
  /** Follows the title in the browser's tab where no creator does. */
  title: string;
  /** Its colours, where no page of a creator gives a screen its look; empty for the platform's. */
  look: string;
  /** Addresses of the legal pages that the site has of its own. */
  legal?: Partial<Record<LegalKey, string>>;
}

export interface ScreenDocumentProps {
  screen: Screen;
  site: ScreenSite;
  words: Words;
  /** Path of the screen's script on this host. */
  script: string | null;
}

function SharingTags({ sharing: { title, description, image, canonical, data } }: { sharing: Sharing }) {
  return (
    <>
      {canonical && <link rel="canonical" href={canonical} />}
      <meta property="og:title" content={title} />
      {canonical && <meta property="og:url" content={canonical} />}
      {description !== '' && (
        <>
          <meta name="description" content={description} />
          <meta property="og:description" content={description} />
        </>
      )}
      {image !== '' && <meta property="og:image" content={image} />}
      <meta name="twitter:card" content={image === '' ? 'summary' : 'summary_large_image'} />
      {data && <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonForScript(data) }} />}
    </>
  );
}

/** Nothing in it ends the element that it stands in. */
const jsonForScript = (data: object) => JSON.stringify(data).replaceAll('<', String.raw`\u003c`);

function LegalLinks({ addresses, words: { i18n } }: { addresses: NonNullable<ScreenSite['legal']>; words: Words }) {
  const names: Record<LegalKey, string> = {
    terms: i18n.t('Terms of service'),
    privacy: i18n.t('Privacy policy'),
    imprint: i18n.t('Imprint'),
  };
  const shown = legalKeys.filter((key) => addresses[key] !== undefined);
  if (shown.length === 0) return null;
  return (
    <footer>
      {shown.map((key, at) => (
        <span key={key}>
          {at > 0 && ' · '}
          <a href={addresses[key]}>{names[key]}</a>
        </span>
      ))}
    </footer>
  );
}

/** The whole document of a screen: complete without JavaScript, its styles inlined. */
export function ScreenDocument({ screen, site, words, script }: ScreenDocumentProps) {
  const { title, sharing, refreshSec, creator } = screen;
  const { language } = words.i18n;
  const siteTitle = creator?.name || site.title;
  return (
    <html lang={language} dir={directionOf(language)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        {sharing ? <SharingTags sharing={sharing} /> : <meta name="robots" content="noindex" />}
        <title>{siteTitle ? `${title} | ${siteTitle}` : title}</title>
        {refreshSec !== undefined && <meta httpEquiv="refresh" content={String(refreshSec)} />}
        {stylesOf(screen, site).map(({ css }) => (
          <style key={css} dangerouslySetInnerHTML={{ __html: css }} />
        ))}
        {script !== null && <script src={script} defer />}
      </head>
      <body>
        <ScreenBody screen={screen} words={words} />
        {site.legal && <LegalLinks addresses={site.legal} words={words} />}
      </body>
    </html>
  );
}
