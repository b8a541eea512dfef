import path from 'node:path';

/** Areas of a large service, lowest first; those in one line may not import each other. Other folders are no areas. */
const areasOf = {
  auth: [
    ['config'],
    ['user-records'],
    ['attempts', 'mailed-codes', 'settings', 'others-data'],
    ['mails', 'sessions', 'two-factor'],
    ['verification', 'onboarding', 'profile', 'notification-preferences', 'users'],
    ['accounts'],
    ['social', 'demo'],
  ],
  'campaigns-and-templates': [
    ['authoring'],
    ['publishing'],
    ['audience'],
    ['analytics', 'import'],
    ['demo', 'account-erasure'],
  ],
  media: [
    ['files'],
    ['pictures'],
    ['library'],
    ['product-files', 'public-images', 'saved-pages', 'uploads', 'visitor-files', 'uses'],
  ],
};

const services = path.join(import.meta.dirname, '../../services');

/** The area of a file, or null: specs and what stands beside the areas may import anything. */
function areaOf(file) {
  const [service, src, area, ...rest] = path.relative(services, file).split(path.sep);
  const order = areasOf[service];
  if (!order || src !== 'src' || rest.length === 0 || /-?spec\.tsx?$/.test(file)) return null;
  const rank = order.findIndex((areas) => areas.includes(area));
  return rank === -1 ? null : { service, area, rank };
}

/** @type {import("eslint").Rule.RuleModule} */
const rule = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    const from = areaOf(context.filename);
    if (!from) return {};
    const check = ({ source }) => {
      if (source?.type !== 'Literal' || !/^\.\.?\//.test(source.value)) return;
      const to = areaOf(path.resolve(path.dirname(context.filename), source.value));
      if (!to || to.area === from.area || to.rank < from.rank) return;
      const order = areasOf[from.service].map((areas) => areas.join(', ')).join(' ← ');
      const message = `${from.area} must not import ${to.area}: ${order}. Invert it by an event or an abstract class.`;
      context.report({ node: source, message });
    };
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
    };
  },
};

/** @type {import("eslint").Linter.Config} */
export const serviceAreas = {
  files: ['services/*/src/**/*.ts'],
  plugins: { areas: { rules: { imports: rule } } },
  rules: { 'areas/imports': 'error' },
};
