import { t } from '@lingui/core/macro';
import { brandLookCss } from '@linkyard/blocks/look';
import { checkoutScreen, exampleCheckout } from '@linkyard/storefront';
import { ScreenPreview } from '../../../shared/screen-preview/ScreenPreview.js';
import type { PreviewProps } from './previewed-site.js';

/** A checkout of someone without a published page: it has the colours of the site. */
export function CheckoutPreview({ site: { theme }, scheme }: PreviewProps) {
  return (
    <ScreenPreview
      title={t`Preview of a checkout`}
      isPicture
      look={brandLookCss(theme, scheme)}
      screenOf={(words) =>
        checkoutScreen(
          exampleCheckout({
            title: t`Stoneware mug`,
            about: t`Thrown by hand, dishwasher-safe.`,
            seller: t`Mara Lindt`,
          }),
          words,
        )
      }
    />
  );
}
