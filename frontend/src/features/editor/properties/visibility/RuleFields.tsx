import { t } from '@lingui/core/macro';
import { perLanguage } from '@linkyard/ui';
import { Fieldset, MultiSelect, SegmentedControl, Select, Stack, TagsInput } from '@mantine/core';
import { inAppBrowsers, ruleDevices, showRulesSchema, visitKinds, type ShowRules } from '@linkyard/contracts';
import { useMemo, useState } from 'react';
import { useCountryChoices } from '../../../../shared/others-data.js';
import { languageChoices, type AudienceProps } from './audience.js';

const { referrers: hostList } = showRulesSchema.shape;
const deviceNames = perLanguage(() => ({ mobile: t`Phones`, tablet: t`Tablets`, desktop: t`Computers` }));
const visitNames = perLanguage(() => ({ any: t`Everybody`, new: t`New visitors`, returning: t`Returning visitors` }));

/** Targeting rules of the block. An empty rule matches everyone. */
export function RuleFields({ value, change }: AudienceProps) {
  const { rules } = value;
  const set = (part: Partial<ShowRules>) => change({ rules: { ...rules, ...part } });
  const languages = useMemo(languageChoices, []);
  return (
    <Fieldset legend={t`To whom`}>
      <Stack gap="sm">
        <Countries value={rules.countries} onChange={(countries) => set({ countries })} />
        <MultiSelect
          label={t`Devices`}
          placeholder={rules.devices.length === 0 ? t`All` : undefined}
          clearable
          data={ruleDevices.map((device) => ({ value: device, label: deviceNames()[device] }))}
          value={rules.devices}
          onChange={(next) => set({ devices: ruleDevices.filter((device) => next.includes(device)) })}
        />
        <MultiSelect
          label={t`Opened in`}
          placeholder={rules.browsersInApp.length === 0 ? t`Any app or browser` : undefined}
          clearable
          data={inAppBrowsers.map((app) => ({ value: app, label: app === 'none' ? t`An ordinary browser` : app }))}
          value={rules.browsersInApp}
          onChange={(next) => set({ browsersInApp: inAppBrowsers.filter((app) => next.includes(app)) })}
        />
        <MultiSelect
          label={t`Languages`}
          description={t`The one a visitor reads first.`}
          placeholder={rules.languages.length === 0 ? t`All` : undefined}
          searchable
          clearable
          data={languages}
          value={rules.languages}
          onChange={(next) => set({ languages: next })}
        />
        <Referrers value={rules.referrers} onChange={(referrers) => set({ referrers })} />
        <Select
          label={t`Visits`}
          description={t`Told without a cookie, for up to two days.`}
          allowDeselect={false}
          data={visitKinds.map((kind) => ({ value: kind, label: visitNames()[kind] }))}
          value={rules.returning}
          onChange={(next) => set({ returning: visitKinds.find((kind) => kind === next) ?? 'any' })}
        />
      </Stack>
    </Fieldset>
  );
}

interface CountriesProps {
  value: ShowRules['countries'];
  onChange: (next: ShowRules['countries']) => void;
}

function Countries({ value, onChange }: CountriesProps) {
  const countries = useCountryChoices();
  return (
    <>
      <MultiSelect
        label={t`Countries`}
        description={t`Available when a proxy in front of this server sends the country.`}
        placeholder={value.codes.length === 0 ? t`All` : undefined}
        searchable
        clearable
        limit={60}
        data={countries}
        value={value.codes}
        onChange={(codes) => onChange({ ...value, codes })}
      />
      {value.codes.length > 0 && (
        <SegmentedControl
          aria-label={t`What the countries are for`}
          fullWidth
          data={[
            { value: 'include', label: t`Only these` },
            { value: 'exclude', label: t`All but these` },
          ]}
          value={value.mode}
          onChange={(next) => onChange({ ...value, mode: next === 'exclude' ? 'exclude' : 'include' })}
        />
      )}
    </>
  );
}

/** An invalid host is reported and left out. */
function Referrers({ value, onChange }: { value: string[]; onChange: (next: string[]) => void }) {
  const [problem, setProblem] = useState<string | null>(null);
  return (
    <TagsInput
      label={t`Coming from`}
      placeholder={value.length === 0 ? t`Anywhere, or e.g. instagram.com` : undefined}
      clearable
      error={problem}
      value={value}
      onChange={(next) => {
        const parsed = hostList.safeParse(next);
        setProblem(parsed.success ? null : t`Use a host, e.g. instagram.com.`);
        if (parsed.success) onChange([...new Set(parsed.data)]);
      }}
    />
  );
}
