const invalid = '[aria-invalid="true"], [data-error]';

/**
 * Puts the focus into the first field that was refused, in the order of the page, after the render that marks it.
 * @param form  null: any form of the page
 */
export function focusFirstError(form: HTMLFormElement | null = null): void {
  requestAnimationFrame(() => {
    const field =
      form?.querySelector<HTMLElement>(invalid) ?? document.querySelector<HTMLElement>(`form :is(${invalid})`);
    const input = field?.matches('input, textarea') ? field : field?.querySelector<HTMLElement>('input, textarea');
    (input ?? field)?.focus();
  });
}
