// The image's health check: the gateway answers on PORT, every other role on HEALTH_PORT.
const port = process.env.HEALTH_PORT || process.env.PORT || '5002';
try {
  const response = await fetch(`http://127.0.0.1:${port}/health/ready`, { signal: AbortSignal.timeout(4_000) });
  process.exitCode = response.ok ? 0 : 1;
} catch {
  // No answer means not ready.
  process.exitCode = 1;
}
