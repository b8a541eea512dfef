/**
 * Caddy as the entrance: one copy, because certificates and the account at the authority lie on its disk. It reaches every gateway by its own address, so
 * that a socket that falls back to polling stays with one.
 * @param {{meta: (name: string) => object, select: (role: string) => object, caddyfile: string}} parts
 */
export function caddyWith({ meta, select, caddyfile }) {
  const labels = meta('caddy').labels;
  return [
    {
      apiVersion: 'v1',
      kind: 'Service',
      metadata: meta('gateways'),
      spec: { clusterIP: 'None', selector: select('gateway').matchLabels, ports: [{ port: 5002 }] },
    },
    { apiVersion: 'v1', kind: 'ConfigMap', metadata: meta('caddy'), data: { Caddyfile: caddyfile } },
    {
      apiVersion: 'v1',
      kind: 'PersistentVolumeClaim',
      metadata: meta('caddy'),
      spec: { accessModes: ['ReadWriteOnce'], resources: { requests: { storage: '1Gi' } } },
    },
    {
      apiVersion: 'apps/v1',
      kind: 'Deployment',
      metadata: meta('caddy'),
      spec: {
        replicas: 1,
        selector: select('caddy'),
        // Two copies would write to one disk.
        strategy: { type: 'Recreate' },
        template: { metadata: { labels }, spec: pod() },
      },
    },
    {
      apiVersion: 'v1',
      kind: 'Service',
      metadata: meta('caddy'),
      spec: {
        type: 'LoadBalancer',
        // Else the client's address would be that of a node.
        externalTrafficPolicy: 'Local',
        selector: select('caddy').matchLabels,
        ports: [
          { name: 'http', port: 80 },
          { name: 'https', port: 443 },
          { name: 'http3', port: 443, protocol: 'UDP' },
        ],
      },
    },
  ];
}

function pod() {
  return {
    automountServiceAccountToken: false,
    terminationGracePeriodSeconds: 30,
    securityContext: {
      ...{ runAsNonRoot: true, runAsUser: 1000, fsGroup: 1000, seccompProfile: { type: 'RuntimeDefault' } },
      sysctls: [{ name: 'net.ipv4.ip_unprivileged_port_start', value: '80' }],
    },
    containers: [container()],
    volumes: [
      { name: 'caddyfile', configMap: { name: 'caddy' } },
      { name: 'certificates', persistentVolumeClaim: { claimName: 'caddy' } },
      { name: 'config', emptyDir: { sizeLimit: '16Mi' } },
    ],
  };
}

function container() {
  const ofSecret = (name, optional = false) => ({
    name,
    valueFrom: { secretKeyRef: { name: 'linkyard', key: name, ...(optional && { optional }) } },
  });
  const probe = { tcpSocket: { port: 443 } };
  return {
    name: 'caddy',
    image: 'caddy:2.11-alpine',
    args: ['caddy', 'run', '--config', '/etc/caddy/Caddyfile', '--adapter', 'caddyfile'],
    env: [
      { name: 'GATEWAY_HOST', value: 'gateways' },
      ofSecret('ACME_EMAIL'),
      ofSecret('TLS_ASK_SECRET'),
      ofSecret('ACME_DIRECTORY_URL', true),
      ofSecret('CADDY_TRUSTED_PROXIES', true),
    ],
    ports: [{ containerPort: 80 }, { containerPort: 443 }, { containerPort: 443, protocol: 'UDP' }],
    livenessProbe: { ...probe, periodSeconds: 10 },
    readinessProbe: { ...probe, periodSeconds: 5 },
    resources: { requests: { cpu: '50m', memory: '64Mi' }, limits: { memory: '512Mi' } },
    securityContext: {
      ...{ readOnlyRootFilesystem: true, allowPrivilegeEscalation: false },
      // Its program carries the right to low ports, and does not start where that is taken away.
      capabilities: { drop: ['ALL'], add: ['NET_BIND_SERVICE'] },
    },
    volumeMounts: [
      { name: 'caddyfile', mountPath: '/etc/caddy' },
      { name: 'certificates', mountPath: '/data' },
      { name: 'config', mountPath: '/config' },
    ],
  };
}
