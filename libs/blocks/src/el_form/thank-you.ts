import type { Texts } from '@linkyard/languages';
import type { RenderContext } from '../kit/types.js';

/** What a visitor gets after sending. @source spec 3: thanktype, ttext, tlink, ipage */
export interface ThankYou {
  thanktype: 'text' | 'link' | 'page';
  text?: string;
  link?: string;
  page?: string;
}
interface ThankYouData {
  thanktype: ThankYou['thanktype'];
  ttext: string;
  tlink: string;
  ipage: string;
}

/** The saved choice; a link or page that was never filled in falls back to the text. */
export function thankYouOf(data: ThankYouData, i18n: Texts): ThankYou {
  if (data.thanktype === 'link' && data.tlink) return { thanktype: 'link', link: data.tlink };
  if (data.thanktype === 'page' && data.ipage) return { thanktype: 'page', page: data.ipage };
  return { thanktype: 'text', text: thankYouText(data, i18n) };
}

/** Where the browser goes after sending, or null to show the text in place. */
export function thankYouHref(data: ThankYouData, context: RenderContext): string | null {
  const thankYou = thankYouOf(data, context.i18n);
  if (thankYou.link) return thankYou.link;
  return context.pages.find((page) => page._id === thankYou.page)?.href ?? null;
}

export const thankYouText = (data: ThankYouData, i18n: Texts) => data.ttext || i18n.t('Thank you!');
