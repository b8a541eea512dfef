import type { MailTemplate } from '../../mail-template.js';

export const enquiryReceived: MailTemplate = {
  subject: 'Nachricht von {{senderEmail}}: {{subject}}',
  preheader: '{{message}}',
  heading: '{{subject}}',
  parts: [
    {
      kind: 'facts',
      rows: [
        ['Name', '{{sender}}'],
        ['E-Mail', '{{senderEmail}}'],
        ['Nachricht', '{{message}}'],
      ],
    },
    { kind: 'button', label: 'Antworten', link: '{{link}}', optional: true },
  ],
  footnote:
    'Du bekommst diese Mail, weil Nachrichten an den Support deiner Website bei dir ankommen. Die Angaben oben stammen aus dem Formular und sind nicht geprüft.',
};

export const enquiryAnswered: MailTemplate = {
  subject: 'Re: {{subject}}',
  preheader: '{{brand}} hat auf deine Nachricht geantwortet.',
  heading: 'Antwort auf „{{subject}}“',
  parts: [
    { kind: 'text', text: '{{message}}' },
    { kind: 'button', label: 'Noch einmal schreiben', link: '{{link}}', optional: true },
  ],
  footnote: 'Du bekommst diese Mail, weil du {{brand}} geschrieben hast.',
};
