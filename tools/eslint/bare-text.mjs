/** Attributes whose value is read by people. */
const shown =
  /^(label|title|placeholder|description|alt|aria-label|aria-description|header|text|hint|help|purpose|verb|legend|caption|tooltip|fallback|prefix|suffix)$/;
/** `name` of a form field is a key, in lower case; of our own parts it is what they are called. */
const isShown = (name, text) => shown.test(name) || (name === 'name' && /^\p{Lu}/u.test(text));
const hasWord = (text) => /\p{L}{2}/u.test(text.replaceAll(/&\w+;/g, ''));
// Names of products, addresses, symbols of units and the like read the same in each language.
const isName = (text) =>
  /^(px|ms|min|https?:\/\/\S*|\S+\.\S+|@\w+|[a-z]+_\w+…?|[A-Z]{2,5}|[a-z]+[A-Z]\w+)$/.test(text.trim());
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
      if (node.value?.type !== 'Literal') return;
      const text = String(node.value.value);
      if (isShown(name, text) && hasWord(text) && !isName(text)) context.report({ node, messageId: 'bare' });
    },
  }),
};

/** @type {import('eslint').Linter.Config} */
export const bareText = {
  files: ['frontend/src/**/*.tsx', 'libs/ui/src/**/*.tsx', 'libs/blocks/src/**/*.tsx', 'libs/storefront/src/**/*.tsx'],
  ignores: ['**/*spec.tsx', '**/testing/**', '**/gallery/**'],
  plugins: { texts: { rules: { bare: rule } } },
  rules: { 'texts/bare': 'error' },
};

const brands = /^(Google|Outlook|Stripe|PayPal)$/;
const isBare = (text) => hasWord(text) && !isName(text) && !brands.test(text.trim());
/** Texts that an expression may write: its branches, as far as they are written out. */
const writtenOut = (node) => {
  if (node.type === 'ConditionalExpression') return [node.consequent, node.alternate].flatMap(writtenOut);
  if (node.type === 'LogicalExpression') return [node.left, node.right].flatMap(writtenOut);
  return node.type === 'Literal' || node.type === 'TemplateLiteral' ? [node] : [];
};
const textOf = (node) =>
  node.type === 'Literal' ? String(node.value) : node.quasis.map(({ value }) => value.cooked).join(' ');

/**
 * Texts that controllers make messages of pass through i18n.t('…').
 * @type {import('eslint').Rule.RuleModule}
 */
const propertyRule = {
  meta: { type: 'problem', schema: [], messages: { bare: "Write i18n.t('…'): this text cannot be translated." } },
  create: (context) => ({
    Property({ key, value }) {
      const name = key.type === 'Identifier' ? key.name : String(key.value);
      if (!shown.test(name)) return;
      for (const node of writtenOut(value)) if (isBare(textOf(node))) context.report({ node, messageId: 'bare' });
    },
  }),
};

/** @type {import('eslint').Linter.Config} */
export const bareProperties = {
  files: ['gateway/src/public-screens/**/*.ts'],
  ignores: ['**/*spec.ts', '**/testing/**'],
  plugins: { properties: { rules: { bare: propertyRule } } },
  rules: { 'properties/bare': 'error' },
};
