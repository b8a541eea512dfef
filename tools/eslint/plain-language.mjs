/** Words of an earlier dialect. Say who acts and what happens in the field's terms: 'conflict', 'retry', 'notify', 'max'. */
const words =
  /\b(whoever|nobody|somebody|anybody|everybodys?|anew|meanwhile|seldom|told|tells?|telling|deeds?|houses?|knock(?:s|ed|ing)?)\b/i;
const partsOf = (name) => name.replace(/([a-z\d])([A-Z])/g, '$1 $2').replaceAll('_', ' ');
const isTestCall = ({ callee }) => {
  let base = callee;
  while (base.type !== 'Identifier') {
    if (base.type === 'MemberExpression') base = base.object;
    else if (base.type === 'CallExpression' || base.type === 'TaggedTemplateExpression') base = base.callee ?? base.tag;
    else return false;
  }
  return ['describe', 'it', 'test'].includes(base.name);
};

/** Checks comments, declared names and test titles; texts on screens are the product's and not checked. */
const rule = {
  meta: { type: 'suggestion', schema: [], messages: { plain: 'Use a standard term instead of ‘{{word}}’.' } },
  create(context) {
    const check = (node, text) => {
      const word = words.exec(text)?.[0] ?? /^most(?=[A-Z])/.exec(text)?.[0];
      if (word) context.report({ node, messageId: 'plain', data: { word } });
    };
    return {
      Program() {
        for (const comment of context.sourceCode.getAllComments()) check(comment, comment.value);
      },
      Identifier(node) {
        const { parent } = node;
        const isDeclared =
          parent.id === node ||
          parent.params?.includes(node) ||
          (parent.type === 'AssignmentPattern' && parent.left === node && parent.parent.type !== 'Property') ||
          parent.type === 'TSParameterProperty' ||
          ((parent.type === 'Property' || parent.type === 'MethodDefinition' || parent.type === 'PropertyDefinition') &&
            parent.key === node);
        if (isDeclared) check(node, /^most[A-Z]/.test(node.name) ? node.name : partsOf(node.name));
      },
      CallExpression(node) {
        const [title] = node.arguments;
        if (!title || !isTestCall(node)) return;
        if (title.type === 'Literal') check(title, String(title.value));
        if (title.type === 'TemplateLiteral') check(title, title.quasis.map(({ value }) => value.raw).join(' '));
      },
    };
  },
};

export const plainLanguage = {
  files: ['**/*.ts', '**/*.tsx', '**/*.mjs'],
  ignores: ['tools/eslint/plain-language.*'],
  plugins: { language: { rules: { plain: rule } } },
  rules: { 'language/plain': 'error' },
};
