/** A form as it was filled in: what was typed, and what is wrong with it by the name of the field. */
export interface FormValues {
  value(name: string): string;
  has(name: string): boolean;
  error(name: string): string | undefined;
  readonly isWrong: boolean;
}

/** Begins the names of the fields in which the questions of a creator are answered. */
export const questionPrefix = 'q.';

type Named = Readonly<Record<string, string>>;
/** A form with these values and errors, such as that of a preview or of an example. */
export const formWith = (values: Named, errors: Named = {}): FormValues => ({
  value: (name) => values[name] ?? '',
  has: (name) => name in values,
  error: (name) => errors[name],
  isWrong: Object.keys(errors).length > 0,
});
export const emptyForm = formWith({});
