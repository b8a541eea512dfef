/** Methods of a schema whose rules can bring a refusal of their own. */
const rules =
  /^(regex|min|max|length|gt|gte|lt|lte|multipleOf|refine|superRefine|addIssue|email|url|uuid|date|datetime|literal|union|enum|array|string|number)$/;
const nameOf = ({ key }) => (key?.type === 'Identifier' ? key.name : String(key?.value ?? ''));
const named = (node, name) => node.properties.find((property) => nameOf(property) === name);
const isProse = (node) =>
  (node?.type === 'Literal' && typeof node.value === 'string' && node.value.includes(' ')) ||
  (node?.type === 'TemplateLiteral' && node.quasis.some(({ value }) => value.raw.includes(' ')));

/**
 * What is refused is named by a code of `fieldCatalogue`, and its sentence is made where it is read, in the language of the reader.
 * @type {import('eslint').Rule.RuleModule}
 */
const rule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      field: 'Refuse a field by its code, fieldError(path, code, params): a sentence cannot be translated.',
      rule: "Refuse by a code, refusedAs('…'): a sentence cannot be translated.",
    },
  },
  create: (context) => ({
    ObjectExpression(node) {
      const message = named(node, 'message');
      // An issue of a schema names its code as its message.
      if (message && named(node, 'path') && !named(node, 'code')) context.report({ node: message, messageId: 'field' });
    },
    CallExpression({ callee, arguments: given }) {
      if (callee.type !== 'MemberExpression' || !rules.test(callee.property.name ?? '')) return;
      const texts = given.flatMap((node) =>
        node.type === 'ObjectExpression'
          ? [named(node, 'error')?.value, named(node, 'message')?.value]
          : given.length > 1 || callee.property.name !== 'literal'
            ? [node]
            : [],
      );
      for (const node of texts) if (isProse(node)) context.report({ node, messageId: 'rule' });
    },
  }),
};

/** @type {import('eslint').Linter.Config} */
export const codedRefusals = {
  files: ['services/**/*.ts', 'gateway/**/*.ts', 'libs/**/*.ts'],
  // Settings of an installation are refused in its log; a script of a page has its texts from the page.
  ignores: [
    '**/*spec.ts',
    '**/testing/**',
    '**/e2e/**',
    'libs/ui/**',
    'libs/simulators/**',
    '**/*config.ts',
    'libs/service-kit/src/config/**',
    '**/post-answers.ts',
  ],
  plugins: { refusals: { rules: { coded: rule } } },
  rules: { 'refusals/coded': 'error' },
};
