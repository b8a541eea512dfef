/** Attributes whose value is read by people. */
const shown =
  /^(label|title|placeholder|description|alt|aria-label|aria-description|header|text|hint|help|purpose|verb|legend|caption|tooltip)$/;
const hasWord = (text) => /\p{L}{2}/u.test(text.replaceAll(/&\w+;/g, ''));
// Names of products, addresses and the like read the same in each language.
const isName = (text) => /^(https?:\/\/\S*|\S+\.\S+|@\w+|[a-z]+_\w+…?|[A-Z]{2,5}|[a-z]+[A-Z]\w+)$/.test(text.trim());
const elementName = ({ openingElement }) =>
  openingElement?.name.type === 'JSXIdentifier' ? openingElement.name.name : '';
const isTranslated = (node) => {
  for (let { parent } = node; parent; parent = parent.parent)
    if (parent.type === 'JSXElement' && /^(Trans|Plural|code|kbd|style)$/i.test(elementName(parent))) return true;
  return false;
};

/**
 * Texts of a screen pass through Lingui: `<Trans>` around them, t`…` for an attribute.
 * @type {import('eslint').Rule.RuleModule}
 */
const rule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { bare: 'Wrap this text in <Trans> or t`…`: it cannot be translated.' },
  },
  create: (context) => ({
    JSXText(node) {
      if (hasWord(node.value) && !isName(node.value) && !isTranslated(node))
        context.report({ node, messageId: 'bare' });
    },
    JSXAttribute(node) {
      const name = node.name.type === 'JSXIdentifier' ? node.name.name : '';
      if (!shown.test(name) || node.value?.type !== 'Literal') return;
      const text = String(node.value.value);
      if (hasWord(text) && !isName(text)) context.report({ node, messageId: 'bare' });
    },
  }),
};

/** @type {import('eslint').Linter.Config} */
export const bareText = {
  files: ['frontend/src/**/*.tsx', 'libs/ui/src/**/*.tsx'],
  ignores: ['**/*spec.tsx', '**/testing/**', '**/gallery/**'],
  plugins: { texts: { rules: { bare: rule } } },
  rules: { 'texts/bare': 'error' },
};
