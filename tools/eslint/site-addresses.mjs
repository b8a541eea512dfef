import path from 'node:path';

const root = path.join(import.meta.dirname, '../..');
const settings = new Set(['PUBLIC_URL', 'PAGES_ORIGIN', 'OAUTH_ORIGIN']);

/** Where the addresses of the installation are read, each with the reason. A spec checks that every entry is needed. */
export const exemptions = {
  'gateway/src/config/gateway-config.ts': 'which hosts the gateway answers, and whether they have TLS',
  'libs/service-kit/src/config/service-config.ts': 'the setting is checked when a service starts',
  'libs/service-kit/src/sites/host-kind.ts': 'which hosts are the product itself',
  'libs/service-kit/src/sites/own-sites.ts': 'the site of the platform is made of them',
  'services/workers/src/email/email-config.ts': "the sender of the platform's own mails",
};

/** @type {import('eslint').Rule.RuleModule} */
const rule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      named:
        '{{name}} is the platform’s own address. A link is at the site of its record: SiteUrls.of(tenantId) (ADR 0045).',
    },
  },
  create(context) {
    const check = (node, name) => {
      if (settings.has(name)) context.report({ node, messageId: 'named', data: { name } });
    };
    if (path.relative(root, context.filename).split(path.sep).join('/') in exemptions) return {};
    return {
      Identifier: (node) => check(node, node.name),
      Literal: (node) => check(node, node.value),
      TemplateElement: (node) => check(node, node.value.cooked),
    };
  },
};

/** @type {import('eslint').Linter.Config} */
export const siteAddresses = {
  files: ['gateway/src/**/*.ts', 'libs/*/src/**/*.ts', 'services/*/src/**/*.ts'],
  ignores: ['**/*spec.ts', '**/testing/**'],
  plugins: { sites: { rules: { addresses: rule } } },
  rules: { 'sites/addresses': 'error' },
};
