import { t } from '@lingui/core/macro';
import { checkoutScreen, emptyForm, receiptScreen } from '@linkyard/storefront';
import { perLanguage } from '@linkyard/ui';
import { SegmentedControl } from '@mantine/core';
import type { ProductView } from '@linkyard/contracts';
import { useState } from 'react';
import { ScreenPreview } from '../../../../shared/screen-preview/ScreenPreview.js';
import { useUser } from '../../../../shared/session/use-session.js';
import type { ProductValues } from '../product-values.js';
import { CardPreview } from './CardPreview.js';
import { previewOrder, previewQuote } from './preview-details.js';
import { usePreviewDetails } from './use-preview.js';
import css from './preview.module.css';

const screens = perLanguage(() => ({ card: t`Card`, checkout: t`Checkout`, receipt: t`Receipt` }) as const);
type Screen = keyof ReturnType<typeof screens>;
const isScreen = (value: string): value is Screen => value in screens();

interface ProductPreviewProps {
  values: ProductValues;
  product: ProductView;
}

/** What buyers see, in the size of a phone. It follows the form while it is edited. */
export function ProductPreview({ values, product }: ProductPreviewProps) {
  const [shown, setShown] = useState<Screen>('card');
  return (
    <div className={css['preview']}>
      <SegmentedControl
        fullWidth
        aria-label={t`What the preview shows`}
        data={Object.entries(screens()).map(([value, label]) => ({ value, label }))}
        value={shown}
        onChange={(value) => isScreen(value) && setShown(value)}
      />
      {shown === 'card' ? (
        <div className={css['phone']} dir="auto">
          <CardPreview values={values} type={product.type} />
        </div>
      ) : (
        <BuyersScreen shown={shown} values={values} product={product} />
      )}
    </div>
  );
}

function BuyersScreen({ shown, values, product }: ProductPreviewProps & { shown: 'checkout' | 'receipt' }) {
  const details = usePreviewDetails(values, product);
  const email = useUser()?.email ?? '';
  if (shown === 'receipt')
    return (
      <ScreenPreview
        title={t`Preview of the receipt`}
        screenOf={(words) =>
          receiptScreen({ checkout: previewOrder(details, { after: values.after, email }), details }, words)
        }
      />
    );
  const { asksAddress, asksCountry } = details.delivery;
  return (
    <ScreenPreview
      title={t`Preview of the checkout`}
      screenOf={(words) =>
        checkoutScreen(
          {
            ...{
              details,
              quote: previewQuote(details),
              form: emptyForm,
              checkout: null,
              taken: [],
              hidden: {},
              now: 0,
            },
            asked: { asksAddress, asksCountry, countries: [] },
          },
          words,
        )
      }
    />
  );
}
