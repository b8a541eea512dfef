import { t } from '@lingui/core/macro';
import { darkTheme, pageCss, PageView, type PageModel, type SectionModel } from '@linkyard/blocks/public';
import { pageTexts } from '@linkyard/blocks/texts';
import { themeSchema } from '@linkyard/contracts';
import { directionOf } from '@linkyard/languages';
import { currentLanguage, styleNonce } from '@linkyard/ui';
import { PreviewFrame } from '../../../shared/screen-preview/PreviewFrame.js';
import type { PreviewProps } from './previewed-site.js';

/** A page of one of the site's people. It has colours of its own, and the site's name at its end where that is switched on. */
export function PagePreview({ site, scheme }: PreviewProps) {
  const model = pageOf(site, scheme);
  return (
    <PreviewFrame title={t`Preview of a page`} language={currentLanguage()} isPicture>
      {() => (
        <>
          <style nonce={styleNonce()}>{`body{margin:0}${pageCss(model)}`}</style>
          <PageView model={model} />
        </>
      )}
    </PreviewFrame>
  );
}

const theme = themeSchema.parse({
  ...{ primaryColor: '#7a3e1d', secondaryColor: '#fff6ec', titleColor: '#2b211a', textColor: '#5a4a3e' },
  background: { type: 'solid', value: '#fbf4e9' },
});
const night = darkTheme({ ...theme, darkMode: true }) ?? theme;

function pageOf({ title, domain, seo }: PreviewProps['site'], scheme: PreviewProps['scheme']): PageModel {
  const locale = currentLanguage();
  const shown = { ...(scheme === 'dark' ? night : theme), darkMode: false };
  const link = (linkTitle: string, order: number) =>
    section('el_link', { linkTitle, inputLink: 'https://example.com/' }, order);
  return {
    title: t`Mara Lindt`,
    ...{ seo: {}, background: null, showBranding: true, beacon: false, theme: shown },
    sections: [
      section('el_profile', { name: t`Mara Lindt`, tagline: t`Pots, bowls and slow mornings` }, 0),
      link(t`Shop: bowls & cups`, 1),
      link(t`Book a wheel lesson`, 2),
      link(t`My glaze recipes (free)`, 3),
    ],
    context: {
      ...{ mode: 'public', campaignId: null, pageId: '', pages: [], theme: shown, now: new Date(0) },
      ...{ origin: `https://${domain}`, locale, i18n: pageTexts(locale), direction: directionOf(locale) },
      madeWith: seo.made_with ? { title, href: '/' } : undefined,
    },
  };
}

const section = (type: string, sectionData: object, order: number): SectionModel => ({
  ...{ _id: `preview${order}`, type, title: '', sectionData, style: {}, status: 1, order },
  animation: { animType: 'none', isanim: false, delay: 0, repeat: false },
});
