import type { MailTemplate } from '../../mail-template.js';

export const leadCaptured: MailTemplate = {
  subject: 'Neuer Lead von {{pageName}}',
  preheader: 'Jemand hat auf {{pageName}} Kontaktdaten hinterlassen.',
  heading: 'Jemand hat Kontaktdaten hinterlassen',
  parts: [
    { kind: 'text', text: 'Jemand hat {{pageName}} besucht und möchte von dir hören.' },
    {
      kind: 'facts',
      rows: [
        ['Name', '{{leadName}}'],
        ['E-Mail', '{{leadEmail}}'],
        ['Telefon', '{{leadPhone}}'],
        ['Nachricht', '{{message}}'],
        ['Über', '{{source}}'],
      ],
    },
    { kind: 'button', label: 'Lead ansehen', link: '{{link}}' },
  ],
  footnote:
    'Du bekommst diese Mail, weil E-Mail-Benachrichtigungen für neue Leads eingeschaltet sind. Das kannst du in deinem Profil ändern. Die Angaben oben stammen aus dem Formular und sind nicht geprüft.',
};
