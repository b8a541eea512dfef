import type { ProductPageDetails } from '@linkyard/contracts';
import { i18n } from '../../locales/texts.js';
import { html, type HtmlValue } from '../html.js';
import type { Sharing } from '@linkyard/storefront';

const maxPictures = 8;

/** What a buyer reads and looks at before buying: the description, more pictures, a video and previews. */
export function aboutProduct({ product, previews }: ProductPageDetails): HtmlValue {
  const { publicId, title, description, videoUrl, images, thumb } = product;
  const [head] = thumb ? [thumb] : images;
  const pictures = images.filter((image) => image !== head).slice(0, maxPictures);
  if (!description && !videoUrl && pictures.length === 0 && previews.length === 0) return null;
  return html`<div class="card co-about">
    ${pictures.length > 0 && picturesOf(pictures, title)}${description && html`<p class="co-words" dir="auto">${description}</p>`}${
      videoUrl &&
      html`<p><a href="${videoUrl}" target="_blank" rel="noopener noreferrer">${i18n.t('Watch the video')}</a></p>`
    }${previews.map(
      ({ mediaId, name }) =>
        html`<p>
          <a href="/checkout/${publicId}/preview/${mediaId}">${i18n.t('Preview')}: <bdi>${name}</bdi></a>
        </p>`,
    )}
  </div>`;
}

/** Where they do not fit side by side they are scrolled, by keys too. */
const picturesOf = (pictures: readonly string[], title: string) =>
  html`<div class="co-pictures" role="group" tabindex="0" aria-label="${title}">
    ${pictures.map((src) => html`<img src="${src}" alt="" width="160" height="160" loading="lazy" />`)}
  </div>`;

/** The product in search results and where its address is shared; the seller's own words before those of the product. */
export const sharingOf = ({
  product: { seo, title, shortDescription, thumb, images },
}: ProductPageDetails): Sharing => ({
  title: seo.title || title,
  description: seo.description || shortDescription,
  image: seo.image || thumb || images[0] || '',
});
