import { t } from '@lingui/core/macro';
import { TextArea } from './typing/TextArea.js';
import { TextField } from './typing/TextField.js';

interface Introduced {
  title: string;
  description: string;
}
interface TitleAndDescriptionProps {
  value: Introduced;
  onChange: (part: Partial<Introduced>) => void;
}

/** What stands above a block that visitors fill in or choose from. */
export function TitleAndDescription({ value, onChange }: TitleAndDescriptionProps) {
  return (
    <>
      <TextField label={t`Title`} maxLength={200} value={value.title} onChange={(title) => onChange({ title })} />
      <TextArea
        label={t`Description`}
        autosize
        minRows={2}
        maxLength={1000}
        value={value.description}
        onChange={(description) => onChange({ description })}
      />
    </>
  );
}
