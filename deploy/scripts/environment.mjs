import { join } from 'node:path';

/** Our name at the simulated providers. */
export const simulatedClient = 'linkyard-development';

/**
 * The settings of a development or test stack; each is described in the configuration table of docs/README.
 * @param {{port: number, dataDir: string, simulators: {ports: Record<string, number>}, secrets: Record<string, string>}} parts
 * @returns {Record<string, string>}
 */
export function appEnvironment({ port, dataDir, simulators: { ports }, secrets }) {
  // The servers' passwords are part of their addresses already.
  const appSecrets = Object.fromEntries(Object.entries(secrets).filter(([name]) => !name.endsWith('_PASSWORD')));
  const local = (portNumber) => `http://127.0.0.1:${portNumber}`;
  return {
    // Generated secrets, demo accounts, simulators and loopback hosts, which production refuses.
    LINKYARD_MODE: 'development',
    // Of the libraries: React writes mails without the checks and warnings of its development build.
    NODE_ENV: 'production',
    PORT: String(port),
    PUBLIC_URL: `http://localhost:${port}`,
    DATA_DIR: dataDir,
    STORAGE_DIR: join(dataDir, 'storage'),
    DEMO: '1',
    GENERATED_SECRETS: '1',
    DEMO_ACCOUNTS_FILE: join(dataDir, 'demo-accounts.json'),
    GATEWAY_URL: local(port),
    // Domains lead to this machine; their records are set at the address of DNS_PAGE_URL.
    PUBLIC_IPV4: '127.0.0.1',
    PUBLIC_CNAME: 'sites.localhost.example',
    DNS_SERVERS: `127.0.0.1:${ports.dns}`,
    DNS_PAGE_URL: local(ports.dns_web),
    SMTP_URL: `smtp://127.0.0.1:${ports.smtp}`,
    MAILBOX_URL: local(ports.mailbox),
    // The mail server of a tenant, and what arrived there: read by tests and by a person who sets up a white label.
    TENANT_SMTP_URL: `smtp://127.0.0.1:${ports.tenant_smtp}`,
    TENANT_MAILBOX_URL: local(ports.tenant_mailbox),
    GOOGLE_BASE_URL: local(ports.google),
    GOOGLE_CLIENT_ID: simulatedClient,
    MICROSOFT_BASE_URL: local(ports.microsoft),
    MICROSOFT_CLIENT_ID: simulatedClient,
    GOTOWEBINAR_BASE_URL: local(ports.gotowebinar),
    GOTOWEBINAR_CLIENT_ID: simulatedClient,
    FACEBOOK_BASE_URL: local(ports.facebook),
    FACEBOOK_APP_ID: simulatedClient,
    UNSPLASH_BASE_URL: local(ports.unsplash),
    PIXABAY_BASE_URL: local(ports.pixabay),
    PEXELS_BASE_URL: local(ports.pexels),
    OPENAI_BASE_URL: `${local(ports.openai)}/v1`,
    STRIPE_BASE_URL: local(ports.stripe),
    PAYPAL_BASE_URL: local(ports.paypal),
    // Browsers of a development machine cannot subscribe at the internet's push services; this one is read by tests and by a person.
    PUSH_SERVICE_HOSTS: `127.0.0.1:${ports.push}`,
    PUSH_SIMULATOR_URL: local(ports.push),
    // Their pictures come from this machine too: fetched by us, and shown in results by the browser.
    EGRESS_ALLOW_HOSTS: [...pictureHosts(ports), `127.0.0.1:${ports.tenant_smtp}`, `127.0.0.1:${ports.push}`].join(','),
    SIMULATED_PICTURE_ORIGINS: pictureHosts(ports)
      .map((host) => `http://${host}`)
      .join(','),
    ...appSecrets,
  };
}

const pictureHosts = (ports) => ['unsplash', 'pixabay', 'pexels', 'openai'].map((name) => `127.0.0.1:${ports[name]}`);

/** Settings that a person may make for `npm start`, so that a part of the stack is their own. */
const choosable = [
  ...[
    'LINKYARD_MODE',
    'NODE_ENV',
    'LOG_LEVEL',
    'HOST',
    'PUBLIC_URL',
    'APP_HOSTS',
    'PAGES_ORIGIN',
    'OAUTH_ORIGIN',
    'TRUSTED_PROXIES',
    'COUNTRY_HEADER',
    'PAGE_CACHE_MB',
    'RATE_FACTOR',
  ],
  ...[
    'DEMO',
    'SIGNUP',
    'SITE_TITLE',
    'SITE_TYPE',
    'SUPPORT_EMAIL',
    'TERMS_URL',
    'PRIVACY_URL',
    'IMPRINT_URL',
    'ADMIN_EMAIL',
    'ADMIN_PASSWORD',
    'SMTP_URL',
    'MAIL_FROM',
    'STORAGE_DIR',
    'MEDIA_QUOTA_MB',
    'UPLOAD_MB',
    'MEDIA_MAX_PICTURE_MB',
    'MEDIA_MAX_DOCUMENT_MB',
    'MEDIA_MAX_AUDIO_MB',
    'MEDIA_MAX_VIDEO_MB',
    'FFMPEG_PATH',
  ],
  ...['EGRESS_ALLOW_HOSTS', 'PUSH_SERVICE_HOSTS'],
  ...['PUBLIC_IPV4', 'PUBLIC_IPV6', 'PUBLIC_CNAME', 'DNS_SERVERS', 'CERTIFICATE_AUTHORITIES'],
  ...['S3_ENDPOINT', 'S3_PUBLIC_ENDPOINT', 'S3_ACCESS_KEY', 'S3_SECRET_KEY', 'S3_BUCKET', 'S3_REGION'],
  ...['GOOGLE_BASE_URL', 'GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  ...['MICROSOFT_BASE_URL', 'MICROSOFT_CLIENT_ID', 'MICROSOFT_CLIENT_SECRET'],
  ...['GOTOWEBINAR_BASE_URL', 'GOTOWEBINAR_AUTH_URL', 'GOTOWEBINAR_CLIENT_ID', 'GOTOWEBINAR_CLIENT_SECRET'],
  ...['GOTOWEBINAR_ATTENDANCE_SEC'],
  ...['FACEBOOK_BASE_URL', 'FACEBOOK_APP_ID', 'FACEBOOK_APP_SECRET'],
  ...['UNSPLASH_BASE_URL', 'UNSPLASH_ACCESS_KEY', 'PIXABAY_BASE_URL', 'PIXABAY_KEY', 'PEXELS_BASE_URL', 'PEXELS_KEY'],
  ...['OPENAI_BASE_URL', 'OPENAI_API_KEY', 'OPENAI_IMAGE_MODEL', 'SIMULATED_PICTURE_ORIGINS'],
  ...['STRIPE_BASE_URL', 'PAYPAL_BASE_URL'],
  ...[
    'BUS_SECRET',
    'TOKEN_SECRET',
    'TOKEN_SECRET_PREVIOUS',
    'DATA_KEY',
    'DATA_KEY_PREVIOUS',
    'HASH_SECRET',
    'MEDIA_SIGNING_KEY',
    'METRICS_TOKEN',
    'TLS_ASK_SECRET',
    'TLS_PROBE_ADDRESS',
    'TLS_PROBE_CA_FILE',
  ],
];

const pictureServices = [
  ['UNSPLASH_ACCESS_KEY', 'UNSPLASH_BASE_URL'],
  ['PIXABAY_KEY', 'PIXABAY_BASE_URL'],
  ['PEXELS_KEY', 'PEXELS_BASE_URL'],
  ['OPENAI_API_KEY', 'OPENAI_BASE_URL'],
];

/** Those of the settings that are really set. An empty value counts as not set. */
export function personsChoices(env) {
  const chosen = Object.fromEntries(choosable.filter((name) => env[name]).map((name) => [name, env[name]]));
  // A key of the real service selects the real service instead of its simulator.
  const real = pictureServices.filter(([key, base]) => chosen[key] && !chosen[base]);
  return { ...chosen, ...Object.fromEntries(real.map(([, base]) => [base, ''])) };
}

/** An environment without any of our settings: what a child inherits from the terminal beside them (PATH, HOME, …). */
export function withoutSettings(env) {
  return Object.fromEntries(Object.entries(env).filter(([name]) => !choosable.includes(name)));
}
