/** The beginning of an element, its end, a comment or a doctype. */
const markup = /<\/?[a-z][a-z0-9-]*(\s[^<>]*)?\/?>|<!(--|doctype)|<[a-z][a-z0-9-]*\s+[\w-]+=/i;

/** @type {import('eslint').Rule.RuleModule} */
const rule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { markup: 'The gateway has no markup: write a component of libs/storefront.' },
  },
  create(context) {
    const check = (node, text) => {
      if (markup.test(text)) context.report({ node, messageId: 'markup' });
    };
    return {
      Literal(node) {
        if (typeof node.value === 'string') check(node, node.value);
      },
      TemplateLiteral(node) {
        // What is inserted may stand for anything: a value of an attribute, or the name of an element.
        check(node, node.quasis.map(({ value }) => value.cooked).join('x'));
      },
    };
  },
};

/**
 * Visitors' screens are components (ADR 0047). What the gateway writes itself stands here, with its reason.
 * @type {import('eslint').Linter.Config}
 */
export const gatewayMarkup = {
  files: ['gateway/src/**/*.ts'],
  ignores: [
    '**/*spec.ts',
    '**/testing/**',
    // Fills in what the build of the web app leaves open in its document.
    'gateway/src/pages/app-document.ts',
    // Writes the sitemap, which is XML.
    'gateway/src/pages/page-source.ts',
    // Adds its script to a published document.
    'gateway/src/pages/preview-script.ts',
    // The list of calls, for programmers.
    'gateway/src/calls/docs-page.ts',
  ],
  plugins: { markup: { rules: { none: rule } } },
  rules: { 'markup/none': 'error' },
};
