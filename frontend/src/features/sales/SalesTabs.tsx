import { Trans } from '@lingui/react/macro';
import { Tabs } from '@mantine/core';
import { useNavigate } from 'react-router-dom';

/** Figures and single movements are two views of one screen; the address says which. */
export function SalesTabs({ value }: { value: 'figures' | 'movements' }) {
  const navigate = useNavigate();
  return (
    <Tabs
      value={value}
      onChange={(tab) => void navigate(tab === 'movements' ? '/sales?tab=movements' : '/sales')}
      mb="md"
    >
      <Tabs.List>
        <Tabs.Tab value="figures">
          <Trans>Figures</Trans>
        </Tabs.Tab>
        <Tabs.Tab value="movements">
          <Trans>Money movements</Trans>
        </Tabs.Tab>
      </Tabs.List>
    </Tabs>
  );
}
