const annotationOf = (parameter) =>
  (parameter.type === 'TSParameterProperty' ? parameter.parameter : parameter).typeAnnotation?.typeAnnotation;

/**
 * `@Inject(Orders) orders: Orders` says twice what the type says once: decorators emit the types of a constructor. A token or an
 * interface still needs its `@Inject`.
 * @type {import('eslint').Rule.RuleModule}
 */
const rule = {
  meta: {
    type: 'suggestion',
    fixable: 'code',
    schema: [],
    messages: { redundant: 'The type says what to inject: leave @Inject({{name}}) out.' },
  },
  create: (context) => ({
    'ClassDeclaration[decorators.length>0] MethodDefinition[kind="constructor"]'({ value }) {
      for (const parameter of value.params) {
        const annotation = annotationOf(parameter);
        if (annotation?.type !== 'TSTypeReference' || annotation.typeArguments) continue;
        for (const decorator of parameter.decorators ?? []) {
          const { expression } = decorator;
          const [token] = expression.arguments ?? [];
          if (expression.callee?.name !== 'Inject' || token?.name !== annotation.typeName.name) continue;
          context.report({
            node: decorator,
            messageId: 'redundant',
            data: { name: token.name },
            fix: (fixer) => {
              const { text } = context.sourceCode;
              const [, end] = decorator.range;
              return fixer.removeRange([decorator.range[0], end + /^\s*/.exec(text.slice(end))[0].length]);
            },
          });
        }
      }
    },
  }),
};

/** @type {import('eslint').Linter.Config} */
export const redundantInject = {
  files: ['services/*/src/**/*.ts', 'gateway/src/**/*.ts', 'libs/*/src/**/*.ts'],
  plugins: { nest: { rules: { 'redundant-inject': rule } } },
  rules: { 'nest/redundant-inject': 'error' },
};
