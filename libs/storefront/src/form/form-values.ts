/** A form as it was filled in: what was typed, and what is wrong with it by the name of the field. */
export interface FormValues {
  value(name: string): string;
  has(name: string): boolean;
  error(name: string): string | undefined;
  readonly isWrong: boolean;
}

/** Begins the names of the fields in which the questions of a creator are answered. */
export const questionPrefix = 'q.';

/** A form that nothing has been typed in, such as that of a preview. */
export const emptyForm: FormValues = { value: () => '', has: () => false, error: () => undefined, isWrong: false };
