import type { MailTemplate } from '../mail-template.js';

/** Values: exportName, link, expires; name may be empty. */
export const exportReady: MailTemplate = {
  subject: 'Your export is ready: {{exportName}}',
  preheader: 'Download it until {{expires}}.',
  heading: 'Your export is ready',
  parts: [
    { kind: 'text', text: 'The export “{{exportName}}” can be downloaded until {{expires}}.' },
    { kind: 'button', label: 'Download', link: '{{link}}' },
  ],
  footnote:
    'You get this because you asked for the export. The link is only for you: it may hold personal data of others.',
};
