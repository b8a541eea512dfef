import { createServer, type Server } from 'node:http';
import { healthReport, type HealthCheck } from './health.js';
import { metricsText, metricsType, startMetrics } from './metrics.js';

/** The health server of a role that has no HTTP of its own: /health/live, /health/ready, /metrics. */
export async function serveHealth(port: number, checks: () => HealthCheck[]): Promise<Server> {
  startMetrics();
  const server = createServer((request, response) => {
    const answer = async () => {
      if (request.url === '/health/live') return { status: 200, type: 'application/json', body: '{"live":true}' };
      if (request.url === '/metrics') return { status: 200, type: metricsType, body: await metricsText() };
      if (request.url !== '/health/ready') return { status: 404, type: 'application/json', body: '{}' };
      const report = await healthReport(checks());
      return { status: report.ready ? 200 : 503, type: 'application/json', body: JSON.stringify(report) };
    };
    void answer().then(({ status, type, body }) => response.writeHead(status, { 'content-type': type }).end(body));
  });
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, resolve));
  return server;
}
