type Unfit<Stored, View> = keyof {
  [
    Field in keyof View as Field extends keyof Stored ? ([Stored[Field]] extends [View[Field]] ? never : Field) : Field
  ]: 1;
};

/**
 * For `*.types-spec.ts`, which `npm run types` compiles: `replyFrom<Stored, View>()([…])` names exactly those fields of a reply that its presenter
 * computes. Every other field is stored under the same name, in a type that the contract takes; otherwise the error names what is missing.
 */
export const replyFrom =
  <Stored, View>() =>
  <const Computed extends readonly Unfit<Stored, View>[]>(
    _computed: Computed &
      ([Unfit<Stored, View>] extends [Computed[number]]
        ? unknown
        : { missing: Exclude<Unfit<Stored, View>, Computed[number]> }),
  ): void =>
    undefined;
