/** Where keys are letters of a text. */
export const isTextField = (element: Element | null): boolean =>
  element instanceof HTMLElement &&
  (element.isContentEditable || element.matches('input:not([type=radio],[type=checkbox]), textarea, select'));

/** True where the editor's keys must stay away: dialogs, menus, lists that are open. */
export const isElsewhere = (element: Element | null): boolean =>
  element?.closest('[role=dialog], [role=menu], [role=listbox]:not([data-frames])') != null;

/** Rich text has steps of its own, finer than ours; so have fields that are not part of the page. */
export const hasOwnUndo = (element: Element | null): boolean =>
  element instanceof HTMLElement &&
  (element.isContentEditable || (isTextField(element) && element.closest('[data-editor-form]') === null));

/** Arrow keys also move along tabs, switches and sliders of the forms. */
export const isInForm = (element: Element | null): boolean =>
  element?.closest('[data-editor-form], [role=toolbar], [role=tablist], header') != null;

/** Whether what is pressed now is meant for the blocks: no field has the focus and no dialog is open. */
export const isAtWork = (): boolean => !isTextField(document.activeElement) && !isElsewhere(document.activeElement);
