import type { ReactNode } from 'react';
import { fontSheetUrl, leadingFontUrl } from '../kit/fonts.js';
import type { PageModel } from '../kit/types.js';
import { documentCss, pageCss, shownSections, usedFonts, wordsOf } from '../page/page-css.js';
import { PageView } from '../page/PageView.js';
import { describePage, type PageDescription, profileJsonLd } from './describe-page.js';

function PreviewTags({ described, model }: { described: PageDescription; model: PageModel }) {
  const { title, description, image, url } = described;
  return (
    <>
      <meta property="og:type" content="profile" />
      <meta property="og:title" content={title} />
      {description && <meta property="og:description" content={description} />}
      <meta property="og:url" content={url} />
      <meta property="og:locale" content={model.context.locale.replace('-', '_')} />
      {image && <meta property="og:image" content={image} />}
      <meta name="twitter:card" content={image ? 'summary_large_image' : 'summary'} />
      <meta name="twitter:title" content={title} />
      {description && <meta name="twitter:description" content={description} />}
      {image && <meta name="twitter:image" content={image} />}
    </>
  );
}

/** Whether the first thing to be seen is a picture: on a slow line it then comes before the letters, which have a stand-in of their size. */
function opensWithPicture(model: PageModel): boolean {
  const [first] = shownSections(model);
  if (first?.type !== 'el_profile') return false;
  const { sectionData: data } = first;
  return typeof data === 'object' && data !== null && 'image' in data && Boolean(data.image);
}

/**
 * The one file most of the page is drawn with, fetched with the page where nothing comes before it; and the faces of families that are cut into
 * slices.
 */
function Fonts({ model }: { model: PageModel }) {
  const families = usedFonts(model);
  const leading = families[0] && !opensWithPicture(model) && leadingFontUrl(families[0], wordsOf(model));
  const sheets = families.map(fontSheetUrl).filter((href) => href !== null);
  return (
    <>
      {leading && <link rel="preload" href={leading} as="font" type="font/woff2" crossOrigin="anonymous" />}
      {sheets.map((href) => (
        <link key={href} rel="stylesheet" href={href} />
      ))}
    </>
  );
}

export interface DocumentProps {
  model: PageModel;
  /** In place of the page's own content. */
  children?: ReactNode;
  /** More CSS than the page itself needs. */
  moreCss?: string;
  /** Files under /assets/blocks/. */
  behaviours: string[];
  beacon: string | null;
}

export function Document({ model, behaviours, beacon, children, moreCss = '' }: DocumentProps) {
  const { context, seo } = model;
  const described = describePage(model);
  const { css, day, night } = documentCss(model);
  const isPublic = context.mode === 'public';
  return (
    <html lang={context.locale} dir={context.direction}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <title>{described.title}</title>
        {described.description && <meta name="description" content={described.description} />}
        {seo.keywords && seo.keywords.length > 0 && <meta name="keywords" content={seo.keywords.join(', ')} />}
        {(seo.noIndex || !isPublic) && <meta name="robots" content="noindex" />}
        <link rel="canonical" href={described.url} />
        {(model.alternatives ?? []).map(({ locale, href }) => (
          <link key={locale} rel="alternate" hrefLang={locale} href={href} />
        ))}
        {night && <meta name="theme-color" media="(prefers-color-scheme:dark)" content={night} />}
        <meta name="theme-color" content={day} />
        <PreviewTags described={described} model={model} />
        <link rel="icon" href={seo.favicon || '/favicon.ico'} />
        {model.manifestHref && <link rel="manifest" href={model.manifestHref} />}
        <Fonts model={model} />
        <style dangerouslySetInnerHTML={{ __html: css + pageCss(model) + moreCss }} />
        <script
          type="application/ld+json"
          dangerouslySetInnerHTML={{ __html: profileJsonLd(described, context.now) }}
        />
        {behaviours.map((file) => (
          <script key={file} type="module" src={`/assets/blocks/${file}`} />
        ))}
        {beacon && <script defer src={`/assets/blocks/${beacon}`} />}
      </head>
      <body data-k={context.campaignId ?? undefined} data-p={context.pageId}>
        {children ?? <PageView model={model} />}
      </body>
    </html>
  );
}
