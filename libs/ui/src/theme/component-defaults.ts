import { t } from '@lingui/core/macro';
import { perLanguage } from '../language/language.js';
import type { MantineThemeComponents } from '@mantine/core';
import field from './field.module.css';
import parts from './parts.module.css';

const listClasses = { dropdown: parts['dropdown'] ?? '', option: parts['option'] ?? '' };
const fieldClasses = {
  input: field['input'] ?? '',
  label: field['label'] ?? '',
  description: field['description'] ?? '',
  error: field['error'] ?? '',
  required: field['required'] ?? '',
};
// Labels above, help below; the error replaces the help. @source look.md "Form"
const inputWrapperOrder = ['label', 'input', 'description', 'error'];
const overlayProps = { color: 'var(--ly-overlay)', backgroundOpacity: 1 };
// The header of a dialog is not a second banner of the page.
const dialogDefaults = perLanguage(() => ({
  overlayProps,
  closeButtonProps: { 'aria-label': t`Close` },
  attributes: { header: { role: 'none' } },
}));
const fieldDefaults = { defaultProps: { size: 'sm', inputWrapperOrder }, classNames: fieldClasses };
const listDefaults = {
  defaultProps: { ...fieldDefaults.defaultProps, comboboxProps: { shadow: 'md' } },
  classNames: { ...fieldClasses, ...listClasses },
};

/** How every Mantine part starts out in our language: sizes, order of a field's lines, popups that float. */
export const componentDefaults: () => MantineThemeComponents = perLanguage(() => ({
  Button: { defaultProps: { size: 'sm' }, classNames: { root: parts['button'] ?? '' } },
  ActionIcon: { defaultProps: { variant: 'subtle', color: 'gray', size: 36 } },
  TextInput: fieldDefaults,
  PasswordInput: { ...fieldDefaults, classNames: { ...fieldClasses, innerInput: field['inner'] ?? '' } },
  NumberInput: fieldDefaults,
  Textarea: fieldDefaults,
  Select: {
    ...listDefaults,
    defaultProps: { ...listDefaults.defaultProps, allowDeselect: false, selectFirstOptionOnChange: true },
  },
  NativeSelect: fieldDefaults,
  // Enter takes the first match; without one it would send the form.
  MultiSelect: { ...listDefaults, defaultProps: { ...listDefaults.defaultProps, selectFirstOptionOnChange: true } },
  TagsInput: listDefaults,
  Autocomplete: listDefaults,
  DateInput: fieldDefaults,
  FileInput: fieldDefaults,
  PinInput: { defaultProps: { size: 'lg' }, classNames: { input: field['input'] ?? '' } },
  InputWrapper: { defaultProps: { size: 'sm', inputWrapperOrder }, classNames: fieldClasses },
  Checkbox: { defaultProps: { size: 'sm' }, classNames: { input: field['check'] ?? '', label: field['choice'] ?? '' } },
  Radio: { defaultProps: { size: 'sm' }, classNames: { radio: field['check'] ?? '', label: field['choice'] ?? '' } },
  Switch: { defaultProps: { size: 'sm', withThumbIndicator: false }, classNames: { track: field['track'] ?? '' } },
  Modal: {
    defaultProps: {
      ...dialogDefaults(),
      centered: true,
      radius: 'lg',
      padding: 'lg',
      transitionProps: { transition: 'pop', duration: 140 },
    },
    classNames: {
      content: parts['floating'] ?? '',
      header: parts['floatingHeader'] ?? '',
      title: parts['floatingTitle'] ?? '',
    },
  },
  Drawer: {
    defaultProps: dialogDefaults(),
    classNames: {
      content: parts['floating'] ?? '',
      header: parts['floatingHeader'] ?? '',
      title: parts['floatingTitle'] ?? '',
    },
  },
  Menu: {
    defaultProps: {
      shadow: 'md',
      radius: 'md',
      transitionProps: { transition: 'pop', duration: 120 },
      // The placeholder would be a focusable child without a role in the menu; the first entry takes the focus instead.
      withInitialFocusPlaceholder: false,
    },
    classNames: {
      dropdown: parts['dropdown'] ?? '',
      item: parts['menuItem'] ?? '',
      label: parts['menuLabel'] ?? '',
      divider: parts['divider'] ?? '',
    },
  },
  Popover: { defaultProps: { shadow: 'md', radius: 'md' }, classNames: { dropdown: parts['dropdown'] ?? '' } },
  Tooltip: {
    defaultProps: { openDelay: 300, withArrow: false, radius: 'sm' },
    classNames: { tooltip: parts['tooltip'] ?? '' },
  },
  Card: { defaultProps: { withBorder: true, radius: 'lg', padding: 'md' }, classNames: { root: parts['card'] ?? '' } },
  Paper: { defaultProps: { radius: 'lg' }, classNames: { root: parts['paper'] ?? '' } },
  Badge: { defaultProps: { variant: 'light', radius: 'xl' }, classNames: { root: parts['badge'] ?? '' } },
  Alert: { defaultProps: { radius: 'md', variant: 'light' } },
  Skeleton: { defaultProps: { radius: 'md' }, classNames: { root: parts['skeleton'] ?? '' } },
  Tabs: { classNames: { tab: parts['tab'] ?? '', list: parts['tabs'] ?? '' } },
  Anchor: { defaultProps: { underline: 'hover' } },
  Divider: { classNames: { root: parts['rule'] ?? '' } },
}));
