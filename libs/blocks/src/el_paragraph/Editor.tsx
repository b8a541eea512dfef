import { t } from '@lingui/core/macro';
import type { EditorProps } from '../editor/context.js';
import { RichTextField } from '../editor/RichTextField.js';
import type { ParagraphData } from './schema.js';

export function Editor({ value, onChange }: EditorProps<ParagraphData>) {
  return <RichTextField label={t`Text`} value={value.input} onChange={(input) => onChange({ ...value, input })} />;
}
