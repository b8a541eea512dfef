import { collectDefaultMetrics, Counter, Gauge, Histogram, register } from 'prom-client';

let started = false;

/** Prometheus metrics of this process. */
export function startMetrics() {
  if (started) return;
  started = true;
  collectDefaultMetrics();
}

export const requestSeconds = new Histogram({
  name: 'linkyard_request_seconds',
  help: 'Time of a call at the gateway, seconds',
  labelNames: ['subject', 'status'],
  buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
});

/** Labelled by process, it shows how copies of a service share the load. */
export const handledCommands = new Counter({
  name: 'linkyard_commands_handled_total',
  help: 'Commands this process has answered; outcome: ok, or refused with a code of its own, or failed',
  labelNames: ['subject', 'outcome'],
});

export const droppedBeacons = new Counter({
  name: 'linkyard_beacons_dropped_total',
  help: 'Views and clicks dropped because the buffer was full',
});

export const parkedRows = new Gauge({
  name: 'linkyard_due_rows_parked',
  help: 'Rows that a recurring job could not process in ten attempts; due_failures has their reasons',
  labelNames: ['job'],
});

/** Outcomes: sent, gone (404, 410), refused (other 4xx), later (429, 5xx, no answer). Many refusals: see SUPPORT_EMAIL. */
export const pushAnswers = new Counter({
  name: 'linkyard_push_answers_total',
  help: 'Answers of push services; refused: 400 and 403, which are about how we send',
  labelNames: ['service', 'outcome'],
});

export const metricsText = () => register.metrics();
export const metricsType = register.contentType;
