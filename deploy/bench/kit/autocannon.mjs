// The load generator of machines without wrk, as a process of its own: options as JSON in, figures as JSON out.
import autocannon from 'autocannon';

const result = await autocannon(JSON.parse(process.argv[2]));
// It knows no 95th percentile; the next it knows stands in for it.
const failed = result['4xx'] + result['5xx'] + result.errors + result.timeouts;
const { total, average } = result.requests;
console.log(
  JSON.stringify({
    requests: total,
    perSecond: average,
    p50: result.latency.p50,
    p95: result.latency.p97_5,
    p99: result.latency.p99,
    failed,
  }),
);
