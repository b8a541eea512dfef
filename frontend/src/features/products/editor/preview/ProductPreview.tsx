import { t } from '@lingui/core/macro';
import { perLanguage } from '@linkyard/ui';
import { SegmentedControl } from '@mantine/core';
import type { ProductView } from '@linkyard/contracts';
import { useState } from 'react';
import type { ProductValues } from '../product-values.js';
import { CardPreview, CheckoutPreview, ReceiptPreview } from './previews.js';
import css from './preview.module.css';

const screens = perLanguage(() => ({ card: t`Card`, checkout: t`Checkout`, receipt: t`Receipt` }) as const);
type Screen = keyof ReturnType<typeof screens>;
const isScreen = (value: string): value is Screen => value in screens();

interface ProductPreviewProps {
  values: ProductValues;
  type: ProductView['type'];
}

/** What buyers see, in the size of a phone. It follows the form while it is edited. */
export function ProductPreview({ values, type }: ProductPreviewProps) {
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
      <div className={css['phone']} dir="auto">
        {shown === 'card' && <CardPreview values={values} type={type} />}
        {shown === 'checkout' && <CheckoutPreview values={values} type={type} />}
        {shown === 'receipt' && <ReceiptPreview values={values} type={type} />}
      </div>
    </div>
  );
}
