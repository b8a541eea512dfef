// node deploy/k8s/render.mjs --image=registry.example/linkyard:0.1.0 | kubectl apply -f -
// With --host=links.example.com: an Ingress for that host alone, whose controller has the certificate, instead of Caddy with
// certificates for the domains of resellers and creators.
// One table of roles instead of a page of YAML for each. The databases are the cluster's: their addresses and all secrets
// are in the Secret `linkyard`: kubectl -n linkyard create secret generic linkyard --from-env-file=.env
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { caddyWith } from './caddy.mjs';

const caddyfile = new URL('../docker/Caddyfile', import.meta.url);
const labels = { 'app.kubernetes.io/name': 'linkyard' };
const healthPort = 9100;

/** Role → how many copies, the megabytes of memory that one may use, and of disk for what it is working on (256). */
export const roles = {
  gateway: { copies: 2, memory: 512 },
  auth: { copies: 2, memory: 320 },
  'campaigns-and-templates': { copies: 2, memory: 384 },
  commerce: { copies: 2, memory: 320 },
  bookings: { copies: 2, memory: 320 },
  media: { copies: 2, memory: 512 },
  'notifications-and-chat': { copies: 2, memory: 320 },
  'white-label': { copies: 2, memory: 256 },
  integrations: { copies: 2, memory: 256 },
  // Typst keeps the fonts of a few scripts in memory.
  'workers:documents': { copies: 1, memory: 384 },
  'workers:email': { copies: 1, memory: 320 },
  'workers:exports': { copies: 1, memory: 384 },
  'workers:imports': { copies: 1, memory: 512 },
  // Beside pictures it has one ffmpeg, and the film that it draws a poster of.
  'workers:media': { copies: 1, memory: 768, disk: 1536 },
  'workers:push': { copies: 1, memory: 256 },
  'workers:schedules': { copies: 1, memory: 256 },
};

/** Everything that is applied, as one List. @param {{image: string, host?: string}} options  host: of an Ingress, instead of Caddy */
export function render({ image, host }) {
  const names = Object.keys(roles);
  const items = [
    { apiVersion: 'v1', kind: 'Namespace', metadata: { name: 'linkyard', labels } },
    ...names.map((role) => deployment(role, image, { hasCaddy: !host })),
    ...names.filter((role) => roles[role].copies > 1).map(budget),
    gatewayService(),
    ...(host ? [ingress(host)] : caddyWith({ meta, select, caddyfile: readFileSync(caddyfile, 'utf8') })),
  ];
  return { apiVersion: 'v1', kind: 'List', items };
}

const nameOf = (role) => role.replace(':', '-');
const meta = (name) => ({ name, namespace: 'linkyard', labels: { ...labels, 'app.kubernetes.io/component': name } });
const select = (role) => ({ matchLabels: { 'app.kubernetes.io/component': nameOf(role) } });

function deployment(role, image, { hasCaddy }) {
  const { copies, memory, disk = 256 } = roles[role];
  const spec = {
    automountServiceAccountToken: false,
    terminationGracePeriodSeconds: 30,
    securityContext: { runAsNonRoot: true, runAsUser: 1000, seccompProfile: { type: 'RuntimeDefault' } },
    containers: [container(role, image, memory, hasCaddy)],
    volumes: [{ name: 'tmp', emptyDir: { sizeLimit: `${disk}Mi` } }],
  };
  return {
    apiVersion: 'apps/v1',
    kind: 'Deployment',
    metadata: meta(nameOf(role)),
    spec: {
      replicas: copies,
      selector: select(role),
      // A new copy is ready before an old one goes.
      strategy: { rollingUpdate: { maxUnavailable: 0, maxSurge: 1 } },
      template: { metadata: { labels: meta(nameOf(role)).labels }, spec },
    },
  };
}

function container(role, image, memory, hasCaddy) {
  const port = role === 'gateway' ? 5002 : healthPort;
  const probe = (path) => ({ httpGet: { path, port }, timeoutSeconds: 5 });
  const settings = {
    ...{ LINKYARD_MODE: 'production', NODE_ENV: 'production' },
    ...{ HOST: '0.0.0.0', PORT: '5002', HEALTH_PORT: String(healthPort) },
  };
  // A service on its own lives on few and short-lived objects: a smaller nursery makes it 25 MB smaller.
  if (role !== 'gateway') settings.NODE_OPTIONS = '--max-semi-space-size=4';
  // It looks through a site there before it is published.
  if (role === 'white-label') settings.GATEWAY_URL = 'http://gateway';
  // It looks at the certificates of domains there.
  if (role === 'white-label' && hasCaddy) settings.TLS_PROBE_ADDRESS = 'caddy:443';
  return {
    name: nameOf(role),
    image,
    args: [`--roles=${role}`],
    env: Object.entries(settings).map(([name, value]) => ({ name, value })),
    envFrom: [{ secretRef: { name: 'linkyard' } }],
    ports: [{ containerPort: port }],
    startupProbe: { ...probe('/health/live'), periodSeconds: 2, failureThreshold: 30 },
    livenessProbe: { ...probe('/health/live'), periodSeconds: 10 },
    readinessProbe: { ...probe('/health/ready'), periodSeconds: 5 },
    // Requests are shares too: resizing pictures is less urgent than serving pages.
    resources: {
      requests: { cpu: role === 'workers:media' ? '10m' : '50m', memory: `${memory / 2}Mi` },
      limits: { memory: `${memory}Mi` },
    },
    securityContext: { readOnlyRootFilesystem: true, allowPrivilegeEscalation: false, capabilities: { drop: ['ALL'] } },
    volumeMounts: [{ name: 'tmp', mountPath: '/tmp' }],
  };
}

function budget(role) {
  return {
    apiVersion: 'policy/v1',
    kind: 'PodDisruptionBudget',
    metadata: meta(nameOf(role)),
    spec: { minAvailable: 1, selector: select(role) },
  };
}

function gatewayService() {
  return {
    apiVersion: 'v1',
    kind: 'Service',
    metadata: meta('gateway'),
    spec: { selector: select('gateway').matchLabels, ports: [{ port: 80, targetPort: 5002 }] },
  };
}

function ingress(host) {
  const backend = { service: { name: 'gateway', port: { number: 80 } } };
  return {
    apiVersion: 'networking.k8s.io/v1',
    kind: 'Ingress',
    metadata: meta('gateway'),
    spec: { rules: [{ host, http: { paths: [{ path: '/', pathType: 'Prefix', backend }] } }] },
  };
}

if (process.argv[1] === import.meta.filename) {
  const { values } = parseArgs({ options: { image: { type: 'string' }, host: { type: 'string' } } });
  if (!values.image) {
    process.stderr.write('Say which image: --image=registry.example/linkyard:0.1.0\n');
    process.exit(1);
  }
  process.stdout.write(`${JSON.stringify(render({ image: values.image, host: values.host }), null, 2)}\n`);
}
