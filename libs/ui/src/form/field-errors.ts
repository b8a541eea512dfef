/** One refused field; `path` is dotted ("items.0.url"). */
export interface FieldError {
  path: string;
  message: string;
}

/** The shape of a refused call that a form can show. */
export interface FormRefusal {
  message: string;
  errors?: readonly FieldError[] | undefined;
  requestId?: string | undefined;
}

/**
 * Parts a refusal into what belongs to a field of the form and what does not. The general text is shown only when
 * some of the refusal has no field to stand at.
 * @param known the names the form has fields for; 'socials.0.handle' belongs to a known 'socials' or itself
 */
export function placeErrors(refusal: FormRefusal, known: readonly string[]) {
  const fields: Record<string, string> = {};
  const homeless: string[] = [];
  for (const { path, message } of refusal.errors ?? []) {
    const home = known.includes(path) ? path : known.find((name) => path.startsWith(`${name}.`));
    if (!home) homeless.push(message);
    else fields[path] ??= message;
  }
  const placed = Object.keys(fields).length > 0;
  const general = homeless.length > 0 ? homeless.join(' ') : placed ? null : refusal.message;
  return { fields, general };
}
