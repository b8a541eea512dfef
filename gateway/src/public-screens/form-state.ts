import { DomainError } from '@linkyard/service-kit';
import { postedFields } from '../http/posted-forms.js';
import { reasonText } from '../locales/spoken-refusal.js';

/** Begins the names of the fields in which the questions of a creator are answered. */
export const questionPrefix = 'q.';

/** A form as it was filled in: what was typed, and what is wrong with it by the name of the field. */
export class FormState {
  private constructor(
    private readonly values: ReadonlyMap<string, string>,
    private readonly errors: ReadonlyMap<string, string>,
  ) {}

  static readonly empty = new FormState(new Map(), new Map());

  static of(values: Readonly<Record<string, string>>, errors: Readonly<Record<string, string>> = {}): FormState {
    return new FormState(new Map(Object.entries(values)), new Map(Object.entries(errors)));
  }

  /** What `of` makes the same form from. */
  parts(): { values: Record<string, string>; errors: Record<string, string> } {
    return { values: Object.fromEntries(this.values), errors: Object.fromEntries(this.errors) };
  }

  /**
   * @param body parsed by Fastify, of a form without files; of a repeated name the last value counts, of a question all of them, one a line
   * @throws DomainError core.malformed
   */
  static posted(body: unknown): FormState {
    const { data, success } = postedFields.safeParse(body ?? {});
    if (!success) throw new DomainError('core.malformed');
    return FormState.of(
      Object.fromEntries(
        Object.entries(data).map(([name, value]) => {
          const values = [value].flat();
          return [name, name.startsWith(questionPrefix) ? values.join('\n') : (values.at(-1) ?? '')];
        }),
      ),
    );
  }

  value(name: string): string {
    return this.values.get(name) ?? '';
  }

  has(name: string): boolean {
    return this.values.has(name);
  }

  error(name: string): string | undefined {
    return this.errors.get(name);
  }

  get isWrong(): boolean {
    return this.errors.size > 0;
  }

  /** The same form with one value replaced, or removed where it is null. */
  changed(name: string, value: string | null): FormState {
    const values = new Map(this.values);
    if (value === null) values.delete(name);
    else values.set(name, value);
    return new FormState(values, this.errors);
  }

  /** Those whose names begin like this, without the beginning. */
  startingWith(prefix: string): Record<string, string> {
    const found = [...this.values].filter(([name]) => name.startsWith(prefix));
    return Object.fromEntries(found.map(([name, value]) => [name.slice(prefix.length), value]));
  }

  /**
   * The same form with the errors of a refusal at their fields.
   * @param nameOf the form's name of a path of the contract; by default the path
   */
  refused({ details }: DomainError, nameOf: (path: string) => string = (path) => path): FormState {
    const errors = (details.errors ?? []).map((error) => [nameOf(error.path), reasonText(error)] as const);
    return new FormState(this.values, new Map([...this.errors, ...errors]));
  }

  withError(name: string, message: string): FormState {
    return new FormState(this.values, new Map([...this.errors, [name, message]]));
  }
}
