const invalid = '[aria-invalid="true"], [data-error]';

/** Puts the focus into the first field that was refused, after the render that marks it. */
export function focusFirstError(): void {
  requestAnimationFrame(() => {
    const field = document.querySelector<HTMLElement>(`form :is(${invalid})`);
    const input = field?.matches('input, textarea') ? field : field?.querySelector<HTMLElement>('input, textarea');
    (input ?? field)?.focus();
  });
}
