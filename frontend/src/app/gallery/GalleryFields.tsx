import {
  ColourField,
  CopyField,
  CurrencySelect,
  DateField,
  DateRange,
  EntityPicker,
  FileField,
  MoneyField,
  PercentField,
  Stepper,
  TagInput,
  TimeField,
  ZoneSelect,
  type DayRange,
  type Entity,
  type PickedFile,
} from '@linkyard/ui';
import { useState } from 'react';
import css from './gallery.module.css';

const products: Entity[] = [
  { id: '1', label: 'Garden planner', hint: '€24.00' },
  { id: '2', label: 'Pruning course', hint: '€9.00' },
];
const find = async (search: string) =>
  products.filter(({ label }) => label.toLowerCase().includes(search.toLowerCase()));

const start = {
  price: 2400 as number | null,
  yen: 500 as number | null,
  currency: 'EUR',
  percent: 7.5 as number | null,
  day: '2025-03-05' as string | null,
  range: { from: '2025-03-01', to: '2025-03-20' } as DayRange,
  time: '09:30' as string | null,
  zone: 'Europe/Berlin',
  count: 2,
  file: { id: '1', name: 'guide.pdf', hint: '2.4 MB' } as PickedFile | null,
  tags: ['VIP', 'press'],
  colour: '#1f7a4d',
  chosen: products.slice(0, 1) as readonly Entity[],
};

export function GalleryFields() {
  const [all, setAll] = useState(start);
  const set = (part: Partial<typeof start>) => setAll((before) => ({ ...before, ...part }));
  return (
    <div className={css['grid']}>
      <MoneyField
        label="Price"
        value={all.price}
        currency={all.currency}
        description="Tax included."
        onChange={(price) => set({ price })}
      />
      <MoneyField label="Price in yen" value={all.yen} currency="JPY" onChange={(yen) => set({ yen })} />
      <CurrencySelect
        currencies={['EUR', 'USD', 'JPY', 'KWD']}
        value={all.currency}
        onChange={(currency) => set({ currency })}
      />
      <PercentField label="Tax" value={all.percent} onChange={(percent) => set({ percent })} />
      <DateField label="Due" value={all.day} onChange={(day) => set({ day })} />
      <TimeField label="Starts" value={all.time} onChange={(time) => set({ time })} />
      <ZoneSelect value={all.zone} onChange={(zone) => set({ zone })} />
      <EntityPicker label="Products" value={all.chosen} onChange={(chosen) => set({ chosen })} find={find} />
      <TagInput label="Tags" value={all.tags} onChange={(tags) => set({ tags })} />
      <ColourField label="Colour" value={all.colour} readableOn="#ffffff" onChange={(colour) => set({ colour })} />
      <CopyField label="Address" value="https://linkyard.example/ann" />
      <CopyField label="Key" value="sk_live_1234" secret />
      <FileField
        label="Cover"
        value={all.file}
        onChange={(file) => set({ file })}
        pick={async () => ({ id: '2', name: 'cover.png', hint: 'PNG' })}
      />
      <Stepper label="Quantity" value={all.count} onChange={(count) => set({ count })} min={1} max={9} />
      <DateRange label="Period" value={all.range} onChange={(range) => set({ range })} today="2025-03-20" />
    </div>
  );
}
