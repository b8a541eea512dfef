import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { SegmentedControl, Select, Stack, Text } from '@mantine/core';
import { perLanguage } from '@linkyard/ui/language';
import type { EditorContext } from '../../editor/context.js';
import { AddressField } from '../../editor/LinkField.js';
import { TextArea } from '../../editor/typing/TextArea.js';
import type { ThankYou } from '../thank-you.js';

interface ThankYouContent {
  thanktype: ThankYou['thanktype'];
  ttext: string;
  tlink: string;
  ipage: string;
}
export interface ThankYouFieldsProps {
  value: ThankYouContent;
  onChange: (part: Partial<ThankYouContent>) => void;
  context: EditorContext;
}

const kinds = perLanguage(() => [
  { value: 'text' as const, label: t`Text` },
  { value: 'link' as const, label: t`Link` },
  { value: 'page' as const, label: t`Page here` },
]);

/** What a visitor gets after sending. */
export function ThankYouFields({ value, onChange, context }: ThankYouFieldsProps) {
  return (
    <Stack gap={6}>
      <Text size="sm" fw={500}>
        <Trans>After sending</Trans>
      </Text>
      <SegmentedControl
        fullWidth
        aria-label={t`After sending`}
        data={[...kinds()]}
        value={value.thanktype}
        onChange={(next) => onChange({ thanktype: kinds().find((kind) => kind.value === next)?.value ?? 'text' })}
      />
      {value.thanktype === 'text' && (
        <TextArea
          label={t`Thank-you text`}
          autosize
          minRows={2}
          maxLength={1000}
          value={value.ttext}
          onChange={(text) => onChange({ ttext: text })}
        />
      )}
      {value.thanktype === 'link' && (
        <AddressField
          context={context}
          label={t`Send visitors to`}
          value={value.tlink}
          onChange={(tlink) => onChange({ tlink })}
        />
      )}
      {value.thanktype === 'page' && (
        <Select
          label={t`Show the page`}
          placeholder={t`Choose a page`}
          data={context.pages.map((page) => ({ value: page._id, label: page.name }))}
          value={value.ipage || null}
          onChange={(ipage) => onChange({ ipage: ipage ?? '' })}
        />
      )}
    </Stack>
  );
}
