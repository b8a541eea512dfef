import path from 'node:path';

/**
 * Folders of a project, lowest first: a folder imports those of earlier lines alone. Each folder of a project that stands here has a line.
 * @source style.md R8
 */
const areasOf = {
  gateway: [
    ['config', 'locales', 'sites'],
    ['http'],
    ['auth', 'media', 'uploads', 'webhooks'],
    ['calls', 'pages', 'public-screens', 'realtime'],
    ['page-forms'],
  ],
  'libs/contracts': [
    ['errors'],
    ['primitives'],
    ['kit'],
    ['block-sources', 'documents', 'exports', 'jobs', 'payments', 'signals', 'testing'],
    ['campaigns-and-templates', 'integrations', 'notifications-and-chat', 'white-label'],
    ['bookings', 'socket'],
    ['commerce'],
    ['auth', 'media'],
    ['events'],
  ],
  'libs/mongo': [['mongoose'], ['testing']],
  'libs/service-kit': [
    ['config', 'erasure', 'health', 'logging', 'session', 'threads', 'transitions'],
    ['concurrency'],
    ['bus'],
    ['creator-looks', 'due-rows', 'exports', 'sites', 'user-contacts'],
    ['events'],
    ['limits', 'media-uses', 'owners'],
    ['waiting'],
    ['service'],
    ['testing'],
  ],
  'libs/simulators': [
    ['http'],
    ['consent', 'dns', 'mailbox', 'payments', 'pictures', 'push'],
    ['facebook', 'google', 'gotowebinar', 'microsoft', 'openai-images'],
    ['paypal', 'pexels', 'pixabay', 'stripe', 'unsplash'],
  ],
  'libs/storefront': [
    ['locales', 'scripts'],
    ['words'],
    ['document', 'form'],
    ['message'],
    ['booking'],
    ['checkout', 'donation', 'download', 'wallet', 'webinar'],
  ],
  'libs/ui': [
    ['language', 'viewport'],
    ['deferred', 'inline-alert', 'page-head', 'qr', 'states', 'status-badge', 'stepper', 'toasts'],
    ['chart-card', 'copy-field', 'fact-list', 'file-field', 'tag-input', 'time-field', 'tokens'],
    ['currency-select', 'date-field', 'entity-picker', 'form', 'format', 'stat-card', 'theme'],
    ['colour-field', 'confirm', 'data-table', 'edit-screen', 'moment-field', 'money-field', 'percent-field'],
    ['plan-limit', 'testing', 'timeline', 'zone-select'],
    ['list-screen', 'record-drawer'],
  ],
  'services/auth': [
    ['config'],
    ['user-records'],
    ['attempts', 'impersonation-logs', 'limits', 'mailed-codes', 'settings', 'others-data'],
    ['mails', 'sessions', 'two-factor'],
    ['impersonation', 'verification', 'onboarding', 'profile', 'notification-preferences', 'users'],
    ['accounts', 'testing'],
    ['administration', 'social', 'sub-users', 'demo'],
  ],
  'services/bookings': [
    [
      'appointment-records',
      'booking-records',
      'config',
      'locales',
      'provider-webinars',
      'providers',
      'testing',
      'time-zones',
    ],
    ['claims', 'consents', 'invites', 'schedules', 'waiting'],
    ['calendars'],
    ['appointments'],
    ['bookings'],
    ['mails', 'webinars'],
    ['calendar-examples', 'demo', 'gotowebinar', 'references', 'wallet'],
  ],
  'services/campaigns-and-templates': [
    ['authoring', 'lead-records', 'testing'],
    ['publishing'],
    ['audience'],
    ['analytics', 'import'],
    ['demo', 'account-erasure'],
  ],
  'services/commerce': [
    ['config', 'counters', 'currencies', 'locales'],
    ['links', 'payments', 'pricing'],
    ['products'],
    ['coupons', 'donations', 'orders', 'setup'],
    ['checkout', 'ledger-check', 'references', 'usage'],
    ['mails', 'order-export', 'receipts', 'sales'],
    ['downloads', 'testing'],
    ['order-actions', 'recovery', 'wallet'],
    ['demo'],
  ],
  'services/integrations': [
    ['config', 'pages', 'providers'],
    ['provider-settings'],
    ['images', 'stock'],
    ['site-settings'],
  ],
  'services/media': [
    ['config', 'locales', 'search', 'shelves', 'testing'],
    ['kinds', 'storage'],
    ['exports', 'generated-documents', 'quota'],
    ['files'],
    ['organise', 'orphans', 'pictures', 'sizes', 'uses', 'visitor-files'],
    ['ai-images', 'demo', 'library', 'posters', 'product-files', 'public-images', 'saved-pages'],
    ['from-url', 'uploads'],
  ],
  'services/notifications-and-chat': [['locales'], ['chat', 'enquiries', 'push'], ['notifications'], ['testing']],
  'services/white-label': [
    ['dns', 'white-labels'],
    ['domains'],
    ['certificates', 'claims', 'hosts', 'plans'],
    ['leaks', 'mail-texts', 'senders'],
    ['demo', 'legal', 'settings', 'social'],
    ['testing'],
  ],
  'services/workers': [['roles'], ['documents', 'email', 'exports', 'media', 'product-imports', 'push', 'schedules']],
};

const root = path.join(import.meta.dirname, '../..');

/** The folder of a file and its rank, or null: specs and what stands beside the folders may import anything. */
function areaOf(file) {
  const place = path.relative(root, file).split(path.sep);
  const depth = place.indexOf('src');
  const project = place.slice(0, depth).join('/');
  const [area, ...rest] = place.slice(depth + 1);
  const order = areasOf[project];
  if (!order || rest.length === 0 || /-?spec\.tsx?$/.test(file)) return null;
  return { project, area, rank: order.findIndex((areas) => areas.includes(area)) };
}

/** @type {import("eslint").Rule.RuleModule} */
const rule = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    const from = areaOf(context.filename);
    if (!from) return {};
    if (from.rank === -1)
      return {
        Program(node) {
          const message = `${from.area} has no place among the areas of ${from.project} (tools/eslint/service-areas.mjs).`;
          context.report({ node, message });
        },
      };
    const check = ({ source }) => {
      if (source?.type !== 'Literal' || !/^\.\.?\//.test(source.value)) return;
      const to = areaOf(path.resolve(path.dirname(context.filename), source.value));
      if (!to || to.area === from.area || to.rank < from.rank) return;
      const order = areasOf[from.project].map((areas) => areas.join(', ')).join(' ← ');
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
  files: ['services', 'libs', 'gateway'].map((folder) => `${folder}/**/src/**/*.{ts,tsx}`),
  plugins: { areas: { rules: { imports: rule } } },
  rules: { 'areas/imports': 'error' },
};
