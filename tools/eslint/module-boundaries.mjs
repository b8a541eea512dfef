// Who may import whom. A project whose tags match no line may import nothing: the default is "not allowed".
const services = ['auth', 'commerce', 'bookings', 'media', 'notifications-and-chat', 'white-label', 'integrations'];

export const depConstraints = [
  {
    sourceTag: 'scope:languages',
    onlyDependOnLibsWithTags: ['scope:languages'],
    allowedExternalImports: ['@lingui/core', '@lingui/message-utils/*', 'chardet', '@jest/globals'],
  },
  {
    sourceTag: 'scope:money',
    onlyDependOnLibsWithTags: ['scope:money'],
    allowedExternalImports: ['@jest/globals', 'fast-check'],
  },
  {
    sourceTag: 'scope:phones',
    onlyDependOnLibsWithTags: ['scope:phones', 'scope:contracts'],
    allowedExternalImports: ['libphonenumber-js', 'libphonenumber-js/*', '@jest/globals'],
  },
  {
    sourceTag: 'scope:mail',
    // Of blocks the colours that are derived from those of a site.
    onlyDependOnLibsWithTags: ['scope:mail', 'scope:contracts', 'scope:languages', 'scope:blocks'],
  },
  {
    sourceTag: 'scope:contracts',
    onlyDependOnLibsWithTags: ['scope:contracts', 'scope:money'],
    allowedExternalImports: ['zod', 'punycode.js', '@jest/globals', 'fast-check'],
  },
  {
    sourceTag: 'scope:ui',
    onlyDependOnLibsWithTags: ['scope:ui', 'scope:contracts', 'scope:languages', 'scope:money'],
  },
  {
    sourceTag: 'scope:blocks',
    onlyDependOnLibsWithTags: [
      'scope:blocks',
      'scope:contracts',
      'scope:languages',
      'scope:money',
      'scope:phones',
      'scope:ui',
    ],
    bannedExternalImports: ['@nestjs/*', 'mongodb'],
  },
  {
    sourceTag: 'scope:storefront',
    onlyDependOnLibsWithTags: [
      'scope:storefront',
      'scope:contracts',
      'scope:languages',
      'scope:money',
      'scope:phones',
      'scope:blocks',
    ],
    // Its screens are pure: their caller has fetched everything.
    bannedExternalImports: ['@nestjs/*', '@mantine/*', '@reduxjs/*', 'react-redux', 'react-router-dom'],
  },
  {
    sourceTag: 'scope:server',
    onlyDependOnLibsWithTags: ['scope:server', 'scope:contracts', 'scope:languages', 'scope:money', 'scope:testing'],
  },
  {
    sourceTag: 'scope:testing',
    onlyDependOnLibsWithTags: ['scope:testing', 'scope:contracts', 'scope:money', 'scope:server'],
  },
  {
    sourceTag: 'scope:payables',
    onlyDependOnLibsWithTags: ['scope:payables', 'scope:server', 'scope:contracts', 'scope:money'],
    bannedExternalImports: ['react', 'react-dom', '@mantine/*'],
  },
  { sourceTag: 'scope:simulators', onlyDependOnLibsWithTags: ['scope:simulators'] },
  {
    sourceTag: 'scope:gateway',
    onlyDependOnLibsWithTags: [
      'scope:gateway',
      'scope:storefront',
      'scope:server',
      'scope:contracts',
      'scope:languages',
      'scope:money',
      'scope:testing',
    ],
  },
  ...services.map((name) => ({
    sourceTag: `scope:${name}`,
    onlyDependOnLibsWithTags: [
      `scope:${name}`,
      'scope:server',
      'scope:contracts',
      'scope:languages',
      'scope:money',
      'scope:phones',
      ...(name === 'commerce' || name === 'bookings' ? ['scope:payables'] : []),
      // Sends a test by the transport of the mail worker, and renders the mails of a tenant.
      ...(name === 'white-label' ? ['scope:mail'] : []),
      'scope:testing',
    ],
    bannedExternalImports: ['react', 'react-dom', '@mantine/*'],
  })),
  {
    sourceTag: 'scope:campaigns-and-templates',
    onlyDependOnLibsWithTags: [
      'scope:campaigns-and-templates',
      'scope:server',
      'scope:contracts',
      'scope:languages',
      'scope:money',
      'scope:blocks',
      'scope:testing',
    ],
    bannedExternalImports: ['@mantine/*'],
  },
  {
    sourceTag: 'scope:workers',
    onlyDependOnLibsWithTags: [
      'scope:workers',
      'scope:mail',
      'scope:server',
      'scope:contracts',
      'scope:languages',
      'scope:money',
      'scope:testing',
    ],
  },
  {
    sourceTag: 'scope:frontend',
    onlyDependOnLibsWithTags: [
      'scope:frontend',
      'scope:contracts',
      'scope:languages',
      'scope:money',
      'scope:blocks',
      'scope:storefront',
      'scope:ui',
      // The gallery shows the mails; only it does.
      'scope:mail',
    ],
    bannedExternalImports: ['@nestjs/*', 'mongodb', 'bullmq', 'ioredis', 'nodemailer'],
  },
  { sourceTag: 'type:deploy', onlyDependOnLibsWithTags: ['*'] },
];
