import type { VisitorHost } from '@linkyard/contracts';
import { i18n } from '../locales/texts.js';
import { html, type Html } from './html.js';

/** Who sells, meets or hosts: picture and name above a screen, and the way back to their page. @param layout of the screen, whose width it has */
export function creatorHead({ name, picture, look }: VisitorHost, layout = ''): Html {
  const initial = [...name.trim()][0]?.toUpperCase() ?? '';
  const face = picture
    ? html`<img class="face" src="${picture}" alt="" width="40" height="40" />`
    : html`<span class="face" aria-hidden="true">${initial}</span>`;
  const who = html`${face}<span dir="auto">${name}</span>`;
  const back =
    look &&
    html`<a class="back" href="${look.page.path}" dir="auto"
      >${i18n.t('Back to {page}', { page: look.page.title })}</a
    >`;
  return html`<header class="top ${layout}">
    <div class="seller">${who}</div>
    ${back}
  </header>`;
}
