import type { MailTemplate } from '../../mail-template.js';

export const verifyEmail: MailTemplate = {
  subject: '{{code}} ist dein Code für {{brand}}',
  preheader: 'Gib den Code ein oder öffne den Link, um deine E-Mail-Adresse zu bestätigen.',
  heading: 'Bestätige deine E-Mail-Adresse',
  parts: [
    {
      kind: 'text',
      text: 'Gib diesen Code ein, um zu bestätigen, dass diese Adresse dir gehört. Er gilt {{minutes}} Minuten.',
    },
    { kind: 'code', value: '{{code}}' },
    { kind: 'button', label: 'Adresse bestätigen', link: '{{link}}', optional: true },
    { kind: 'text', text: 'Niemand bei {{brand}} wird dich je nach diesem Code fragen.' },
  ],
  footnote:
    'Du bekommst diese Mail, weil diese Adresse bei der Registrierung bei {{brand}} angegeben wurde. Wenn du das nicht warst, ignoriere sie: Es passiert dann nichts.',
};

export const resetPassword: MailTemplate = {
  subject: 'Wähle ein neues Passwort für {{brand}}',
  preheader: 'Der Link gilt {{minutes}} Minuten und funktioniert einmal.',
  heading: 'Wähle ein neues Passwort',
  parts: [
    {
      kind: 'text',
      text: 'Öffne den Link, um ein neues Passwort zu wählen. Er gilt {{minutes}} Minuten und funktioniert einmal.',
    },
    { kind: 'button', label: 'Neues Passwort wählen', link: '{{link}}' },
    { kind: 'text', text: 'Du brauchst stattdessen einen Code? Gib {{code}} ein.', optional: true },
    { kind: 'text', text: 'Sobald du es gewählt hast, werden alle angemeldeten Geräte abgemeldet.' },
  ],
  footnote:
    'Du bekommst diese Mail, weil jemand für diese Adresse ein neues Passwort angefordert hat. Wenn du das nicht warst, ignoriere sie: Dein Passwort bleibt, wie es ist.',
};

export const changeEmail: MailTemplate = {
  subject: '{{code}} bestätigt deine neue Adresse bei {{brand}}',
  preheader: 'Bestätige die Änderung zu {{newEmail}}.',
  heading: 'Bestätige deine neue E-Mail-Adresse',
  parts: [
    {
      kind: 'text',
      text: 'Die Adresse deines Kontos bei {{brand}} soll zu {{newEmail}} geändert werden. Gib diesen Code ein, um das zu bestätigen. Er gilt {{minutes}} Minuten.',
    },
    { kind: 'code', value: '{{code}}' },
    { kind: 'button', label: 'Neue Adresse bestätigen', link: '{{link}}', optional: true },
    {
      kind: 'text',
      text: 'Die Adresse wird erst geändert, wenn die alte und die neue Adresse zugestimmt haben.',
    },
  ],
  footnote: 'Wenn du das nicht angefordert hast, bestätige es nicht und ändere dein Passwort.',
};

export const passwordChanged: MailTemplate = {
  subject: 'Dein Passwort für {{brand}} wurde geändert',
  preheader: 'Wenn du das warst, musst du nichts tun.',
  heading: 'Dein Passwort wurde geändert',
  parts: [
    { kind: 'text', text: 'Das Passwort deines Kontos wurde geändert, und alle anderen Geräte wurden abgemeldet.' },
    {
      kind: 'facts',
      rows: [
        ['Zeitpunkt', '{{when}}'],
        ['Gerät', '{{device}}'],
      ],
    },
    { kind: 'text', text: 'Wenn du das warst, musst du nichts tun. Wenn nicht, wähle jetzt ein neues Passwort:' },
    { kind: 'button', label: 'Neues Passwort wählen', link: '{{link}}' },
  ],
  footnote: 'Du bekommst diese Mail, weil sie die Sicherheit deines Kontos bei {{brand}} betrifft.',
};

export const accountExists: MailTemplate = {
  subject: 'Du hast schon ein Konto bei {{brand}}',
  preheader: 'Melde dich an oder wähle ein neues Passwort.',
  heading: 'Du hast schon ein Konto',
  parts: [
    {
      kind: 'text',
      text: 'Jemand, vermutlich du, wollte sich mit dieser Adresse bei {{brand}} registrieren. Sie hat schon ein Konto, du musst also nichts einrichten.',
    },
    { kind: 'button', label: 'Anmelden', link: '{{link}}' },
    { kind: 'text', text: 'Passwort vergessen? Hier wählst du ein neues: {{resetLink}}', optional: true },
  ],
  footnote:
    'Wenn du das nicht warst, ignoriere diese Mail: Die andere Person hat nicht erfahren, dass du ein Konto hast, und nichts hat sich geändert.',
};

export const subUserWelcome: MailTemplate = {
  subject: 'Dein Konto bei {{brand}} ist bereit',
  preheader: 'Melde dich an und erstelle deine erste Seite.',
  heading: 'Dein Konto ist bereit',
  parts: [
    {
      kind: 'text',
      text: '{{brand}} hat ein Konto für dich angelegt. Du meldest dich mit {{email}} und dem Passwort an, das du bekommen hast.',
    },
    { kind: 'button', label: 'Anmelden', link: '{{link}}' },
    {
      kind: 'text',
      text: 'Du hast kein Passwort zur Hand oder willst eines, das nur du kennst? Hier wählst du es: {{resetLink}}',
    },
  ],
  footnote:
    'Du bekommst diese Mail, weil {{brand}} ein Konto mit dieser Adresse angelegt hat. Wenn du es nicht willst, ignoriere sie.',
};

export const subUserInvite: MailTemplate = {
  subject: 'Du bist zu {{brand}} eingeladen',
  preheader: 'Wähle ein Passwort und leg los. Der Link gilt {{days}} Tage.',
  heading: 'Du bist zu {{brand}} eingeladen',
  parts: [
    {
      kind: 'text',
      text: 'Wähle deinen Namen und ein Passwort, dann ist dein Konto bereit. Der Link gilt {{days}} Tage und funktioniert einmal.',
    },
    { kind: 'button', label: 'Einladung annehmen', link: '{{link}}' },
  ],
  footnote:
    'Du bekommst diese Mail, weil {{brand}} diese Adresse eingetragen hat. Wenn du kein Konto willst, ignoriere sie: Ohne dein Passwort kann sich niemand anmelden.',
};

export const exportReady: MailTemplate = {
  subject: 'Dein Export ist fertig: {{exportName}}',
  preheader: 'Du kannst ihn bis zum {{expires}} herunterladen.',
  heading: 'Dein Export ist fertig',
  parts: [
    { kind: 'text', text: 'Der Export „{{exportName}}“ kann bis zum {{expires}} heruntergeladen werden.' },
    { kind: 'button', label: 'Herunterladen', link: '{{link}}' },
  ],
  footnote:
    'Du bekommst diese Mail, weil du den Export angefordert hast. Der Link ist nur für dich: Die Datei kann personenbezogene Daten anderer enthalten.',
};

export const confirmAddress: MailTemplate = {
  subject: 'Warst du das?',
  preheader: 'Mit deiner E-Mail-Adresse wurde mehrmals bestellt oder gebucht.',
  heading: 'Warst du das?',
  parts: [
    {
      kind: 'text',
      text: 'Mit deiner E-Mail-Adresse wurde innerhalb einer Stunde mehrmals bestellt oder gebucht. Die letzten werden erst ausgeführt, und du bekommst die Mails dazu erst, wenn du bestätigst, dass du das warst.',
    },
    { kind: 'button', label: 'Ansehen und bestätigen', link: '{{link}}' },
    { kind: 'text', text: 'Ohne deine Bestätigung werden sie nach einem Tag verworfen.' },
  ],
  footnote:
    'Du bekommst diese Mail, weil diese Adresse bei {{brand}} angegeben wurde. Wenn du das nicht warst, ignoriere sie: Du bekommst keine weiteren dazu.',
};

export const senderFailing: MailTemplate = {
  subject: 'Die Mails von {{site}} gehen nicht hinaus',
  preheader: '{{problem}}',
  heading: 'Die Mails von {{site}} gehen nicht hinaus',
  parts: [
    { kind: 'text', text: '{{problem}}' },
    {
      kind: 'text',
      text: 'Die Mails warten etwa zwei Stunden und werden verschickt, sobald das behoben ist. Bis dahin kann sich dort niemand registrieren oder ein neues Passwort wählen.',
    },
    { kind: 'button', label: 'Mailserver prüfen', link: '{{link}}' },
  ],
  footnote: 'Du bekommst diese Mail, weil {{site}} dir gehört.',
};

export const accountInvited: MailTemplate = {
  subject: 'Dein Konto bei {{brand}} ist bereit',
  preheader: 'Wähle ein Passwort, um dich zum ersten Mal anzumelden.',
  heading: 'Dein Konto ist bereit',
  parts: [
    {
      kind: 'text',
      text: 'Für diese Adresse wurde ein Konto bei {{brand}} angelegt. Wähle ein Passwort, um dich anzumelden.',
    },
    { kind: 'button', label: 'Passwort wählen', link: '{{link}}' },
    { kind: 'text', text: 'Der Link gilt {{days}} Tage und funktioniert einmal.' },
  ],
  footnote: 'Wenn du {{brand}} nicht kennst, ignoriere diese Mail: Ohne Passwort lässt sich das Konto nicht benutzen.',
};

export const adminAdded: MailTemplate = {
  subject: '{{person}} verwaltet jetzt {{brand}}',
  preheader: 'Zum Administrator gemacht von {{by}}.',
  heading: 'Neuer Administrator',
  parts: [
    { kind: 'text', text: 'Ein Konto hat die Rechte eines Administrators bekommen.' },
    {
      kind: 'facts',
      rows: [
        ['Konto', '{{person}}'],
        ['Durch', '{{by}}'],
        ['Zeitpunkt', '{{when}}'],
      ],
    },
    { kind: 'text', text: 'Wenn das nicht gewollt war, nimm ihm die Rechte wieder:' },
    { kind: 'button', label: 'Benutzer öffnen', link: '{{link}}' },
  ],
  footnote: 'Du bekommst diese Mail, weil du Administrator von {{brand}} bist.',
};

export const senderTest: MailTemplate = {
  subject: 'Dein Mailserver funktioniert',
  preheader: 'Mails von {{brand}} können über {{server}} verschickt werden.',
  heading: 'Dein Mailserver funktioniert',
  parts: [
    { kind: 'text', text: 'Diese Testmail wurde so verschickt wie alle Mails von {{brand}}.' },
    {
      kind: 'facts',
      rows: [
        ['Mailserver', '{{server}}'],
        ['Absender', '{{sender}}'],
      ],
    },
  ],
  footnote: 'Du bekommst diese Mail, weil du den Mailserver von {{brand}} getestet oder gespeichert hast.',
};

export const impersonated: MailTemplate = {
  subject: '{{who}} hat sich in deinem Konto angemeldet',
  preheader: 'Grund: {{reason}}',
  heading: '{{who}} hat sich in deinem Konto angemeldet',
  parts: [
    {
      kind: 'text',
      text: 'Am {{when}}, um dir zu helfen oder etwas zu klären. Dein Passwort, deine Zahlungskonten und deine E-Mail-Adresse kann dabei niemand ändern, und dein Konto auch nicht löschen.',
    },
    { kind: 'text', text: 'Grund: {{reason}}' },
    {
      kind: 'text',
      text: 'In deinen Kontoeinstellungen siehst du, wo dein Konto angemeldet ist, kannst eine Sitzung beenden und festlegen, ob sich andere in deinem Konto anmelden dürfen.',
    },
    { kind: 'button', label: 'Kontoeinstellungen', link: '{{link}}' },
  ],
  footnote: 'Du bekommst diese Mail, damit du weißt, wer in deinem Konto war.',
};

export const certificateExpiring: MailTemplate = {
  subject: 'Das Zertifikat von {{host}} läuft bald ab',
  preheader: 'Es ließ sich nicht erneuern.',
  heading: 'Das Zertifikat von {{host}} läuft bald ab',
  parts: [
    {
      kind: 'text',
      text: 'Das Zertifikat von {{host}} läuft in weniger als zwei Wochen ab und ließ sich nicht erneuern. Danach warnen Browser alle, die die Domain öffnen.',
    },
    { kind: 'text', text: 'Meistens liegt es daran, dass die DNS-Einträge der Domain nicht mehr hierher führen.' },
    { kind: 'button', label: 'Domain prüfen', link: '{{link}}' },
  ],
  footnote: 'Du bekommst diese Mail, weil {{host}} dir gehört.',
};

export const domainFailing: MailTemplate = {
  subject: '{{domain}} führt nicht mehr hierher',
  preheader: '{{problem}}',
  heading: '{{domain}} führt nicht mehr hierher',
  parts: [
    { kind: 'text', text: '{{problem}}' },
    { kind: 'text', text: 'Prüfe ihre Einträge und drücke auf „Prüfen“. Deine anderen Domains sind nicht betroffen.' },
    { kind: 'button', label: 'Domain prüfen', link: '{{link}}' },
  ],
  footnote: 'Du bekommst diese Mail, weil {{domain}} hier dir gehört.',
};
