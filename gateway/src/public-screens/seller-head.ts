import { html, type Html } from './html.js';

/** Who sells, meets or hosts: picture and name on top of a screen. */
export function sellerHead({ name, picture }: { name: string; picture: string }): Html {
  const initial = [...name.trim()][0]?.toUpperCase() ?? '';
  const face = picture
    ? html`<img class="face" src="${picture}" alt="" width="40" height="40" />`
    : html`<span class="face" aria-hidden="true">${initial}</span>`;
  return html`<div class="seller">${face}<span dir="auto">${name}</span></div>`;
}
