/** Constructors of `Intl` that write for people. */
const formats = new Set(['DateTimeFormat', 'NumberFormat', 'ListFormat', 'RelativeTimeFormat', 'DisplayNames']);
const methods = new Set(['toLocaleString', 'toLocaleDateString', 'toLocaleTimeString']);
const message =
  'Use a function of @linkyard/languages/formats, of frontend/src/shared/time or of @linkyard/money: they keep their formatters and name the zone.';

const rule = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    const check = (node) => {
      const { callee } = node;
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return;
      const isIntl = callee.object.type === 'Identifier' && callee.object.name === 'Intl';
      if (isIntl ? formats.has(callee.property.name) : methods.has(callee.property.name)) {
        context.report({ node, message });
      }
    };
    return { NewExpression: check, CallExpression: check };
  },
};

/** Dates, numbers and names are written in one place, so that none forgets the zone of its reader. */
export const formatsInOnePlace = {
  files: ['frontend/src/**/*.{ts,tsx}', 'gateway/src/**/*.ts', 'services/*/src/**/*.ts', 'libs/*/src/**/*.{ts,tsx}'],
  ignores: [
    '**/*spec.ts',
    '**/*spec.tsx',
    'libs/languages/src/formats.ts',
    'libs/money/src/**',
    // They stand for the programs of others.
    'libs/simulators/src/**',
  ],
  plugins: { formats: { rules: { 'in-one-place': rule } } },
  rules: { 'formats/in-one-place': 'error' },
};
