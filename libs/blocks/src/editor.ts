import type { BlockEditor } from './editor/block-editor.js';
import { editors } from './registry/editors.gen.js';

export { AnimationPanel } from './editor/AnimationPanel.js';
export { ColourPicker } from './editor/colour/ColourPicker.js';
export { ColourField } from './editor/ColourField.js';
export { FontField } from './editor/FontField.js';
export { IconField } from './editor/IconField.js';
export { ImageField } from './editor/ImageField.js';
export { LibraryFileButton } from './editor/LibraryFileButton.js';
export { ItemList } from './editor/ItemList.js';
export { AddressField, LinkField } from './editor/LinkField.js';
export { gradientPalette, solidPalette } from './editor/palette.js';
export { PaintField } from './editor/PaintField.js';
export { RichTextField } from './editor/RichTextField.js';
export { StylePanel } from './editor/StylePanel.js';
export { NumberField } from './editor/typing/NumberField.js';
export { TextArea } from './editor/typing/TextArea.js';
export { TextField } from './editor/typing/TextField.js';
export { commitPendingInput, useHasPendingInput } from './editor/typing/pending-input.js';
export { asGradient, asSolid } from './kit/paint.js';
export type { BlockEditor, BlockFormProps } from './editor/block-editor.js';
export type { ChosenFile, ChosenPicture, EditorContext, EditorProps, FileKind } from './editor/context.js';

/** Form, icon and texts of a block for the editor; undefined for an unknown block. */
export function editorFor(code: string): BlockEditor | undefined {
  return Object.hasOwn(editors, code) ? editors[code] : undefined;
}
/** Every block the picker offers. */
export const blockEditors: BlockEditor[] = Object.values(editors);
