import { Button, Textarea, TextInput } from '@mantine/core';
import { CurrencySelect, EditScreen, MoneyField, StatCard, StatusBadge } from '@linkyard/ui';
import { useState } from 'react';

const saved = { name: 'Garden planner', about: '', price: 2400 as number | null, currency: 'EUR' };
const states = { draft: { label: 'Draft', tone: 'neutral' } } as const;

export function GalleryEditor() {
  const [product, setProduct] = useState(saved);
  const [kept, setKept] = useState(saved);
  const set = (part: Partial<typeof saved>) => setProduct({ ...product, ...part });
  return (
    <EditScreen
      title={product.name}
      back={{ to: '/dev/gallery', label: 'Back to the gallery' }}
      status={<StatusBadge state="draft" states={states} />}
      actions={<Button variant="default">Publish</Button>}
      dirty={product !== kept}
      saving={false}
      onSave={() => setKept(product)}
      onDiscard={() => setProduct(kept)}
      preview={<StatCard label={product.name} value={product.price ?? 'Free'} hint={product.about} />}
      sections={[
        {
          id: 'basics',
          title: 'Basics',
          help: 'What buyers see first.',
          content: (
            <>
              <TextInput
                label="Name"
                value={product.name}
                onChange={(event) => set({ name: event.currentTarget.value })}
              />
              <Textarea
                label="About"
                minRows={4}
                value={product.about}
                onChange={(event) => set({ about: event.currentTarget.value })}
              />
            </>
          ),
        },
        {
          id: 'price',
          title: 'Price',
          hasError: product.price === null,
          content: (
            <>
              <CurrencySelect
                currencies={['EUR', 'USD', 'JPY', 'KWD']}
                value={product.currency}
                onChange={(currency) => set({ currency })}
              />
              <MoneyField
                label="Price"
                value={product.price}
                currency={product.currency}
                description="What the buyer pays, tax included."
                onChange={(price) => set({ price })}
              />
            </>
          ),
        },
        { id: 'sharing', title: 'Search and sharing', content: <TextInput label="Title in searches" /> },
      ]}
    />
  );
}
