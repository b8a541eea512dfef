import { t } from '@lingui/core/macro';
import { Stack } from '@mantine/core';
import { perLanguage } from '@linkyard/ui/language';
import { ChosenItems } from '../editor/ChosenItems.js';
import type { EditorProps } from '../editor/context.js';
import { LayoutChoice } from '../editor/LayoutChoice.js';
import { TextField } from '../editor/typing/TextField.js';
import { cardLayouts } from '../kit/source-fields.js';
import type { ProductContent } from './schema.js';

const layoutNames = perLanguage(() => ({ card: t`Cards`, list: t`List`, carousel: t`Carousel` }));

export function Editor({ value, onChange, context }: EditorProps<ProductContent>) {
  const set = (part: Partial<ProductContent>) => onChange({ ...value, ...part });
  return (
    <Stack gap="md">
      <TextField label={t`Title`} maxLength={200} value={value.title} onChange={(text) => set({ title: text })} />
      <ChosenItems
        label={t`Products`}
        offered={context.sources?.products}
        emptyHint={t`You have no product that can be shown yet.`}
        value={value.productIds}
        names={value.productData}
        onChange={(productIds, productData) => set({ productIds, productData })}
      />
      <LayoutChoice
        label={t`Shown as`}
        names={layoutNames()}
        layouts={cardLayouts}
        value={value.layout}
        onChange={(layout) => set({ layout })}
      />
      <TextField label={t`Button`} maxLength={80} value={value.btnText} onChange={(text) => set({ btnText: text })} />
    </Stack>
  );
}
