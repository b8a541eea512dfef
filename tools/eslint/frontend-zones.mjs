import path from 'node:path';

const root = path.join(import.meta.dirname, '../../frontend/src');
/** Each zone may import itself and the zones before it. */
const order = ['shared', 'features', 'app'];

/** The zone of a file under frontend/src, and its feature; files beside the zones (main.tsx) belong to the app. */
function zoneOf(file) {
  const parts = path.relative(root, file).split(path.sep);
  if (parts[0] === '..') return null;
  const name = parts.length === 1 ? 'app' : parts[0];
  return { name, rank: order.indexOf(name), feature: name === 'features' ? parts[1] : null };
}

function problemOf(from, to) {
  if (from.rank === -1) return `frontend/src/${from.name} is not a zone; use one of ${order.join(', ')}.`;
  if (to.rank === -1) return `frontend/src/${to.name} is not a zone; import from one of ${order.join(', ')}.`;
  if (to.rank > from.rank) return `${from.name} must not import ${to.name}; imports go shared → features → app.`;
  if (from.feature && to.feature && from.feature !== to.feature) {
    return `Feature ${from.feature} must not import feature ${to.feature}; move the shared part to frontend/src/shared.`;
  }
  return null;
}

const isGlob = ({ callee }) =>
  callee.type === 'MemberExpression' && callee.object.type === 'MetaProperty' && callee.property.name === 'glob';

/** Zones come from the path of each file, so a new feature folder is covered without being listed. */
const rule = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    const from = zoneOf(context.filename);
    if (!from) return {};
    const check = (source) => {
      if (source?.type !== 'Literal' || !/^\.\.?\//.test(source.value)) return;
      const to = zoneOf(path.resolve(path.dirname(context.filename), source.value));
      const message = to && problemOf(from, to);
      if (message) context.report({ node: source, message });
    };
    const checkSource = (node) => check(node.source);
    return {
      ImportDeclaration: checkSource,
      ImportExpression: checkSource,
      ExportNamedDeclaration: checkSource,
      ExportAllDeclaration: checkSource,
      TSImportType: checkSource,
      CallExpression(node) {
        if (!isGlob(node)) return;
        for (const value of node.arguments)
          (value.type === 'ArrayExpression' ? value.elements : [value]).forEach(check);
      },
    };
  },
};

export const frontendZones = {
  files: ['frontend/src/**/*.ts', 'frontend/src/**/*.tsx'],
  plugins: { zones: { rules: { imports: rule } } },
  rules: { 'zones/imports': 'error' },
};
