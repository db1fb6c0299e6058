import "server-only";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { metrics } from "@opentelemetry/api";
import { OTLPMetricExporter } from "@opentelemetry/exporter-metrics-otlp-http";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { defaultResource, resourceFromAttributes } from "@opentelemetry/resources";
import { MeterProvider, PeriodicExportingMetricReader } from "@opentelemetry/sdk-metrics";
import { BatchSpanProcessor, NodeTracerProvider } from "@opentelemetry/sdk-trace-node";
import { pool } from "../database/db";
import { env } from "./env";

/**
 * Sends traces and metrics to the collector of OTEL_EXPORTER_OTLP_ENDPOINT. The exporters read that and the other
 * OTEL_ settings by themselves. Loaded only where a collector is set (instrumentation.ts). Returns a function that sends
 * what was measured so far.
 */
export function startTelemetry(): () => Promise<unknown> {
  const service = { "service.name": env.serviceName };
  const resource = defaultResource().merge(resourceFromAttributes(service));
  const traces = new NodeTracerProvider({
    resource,
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
  });
  traces.register();
  const reader = new PeriodicExportingMetricReader({ exporter: new OTLPMetricExporter() });
  const meters = new MeterProvider({ resource, readers: [reader] });
  metrics.setGlobalMeterProvider(meters);
  observe();
  // server.mjs ends the process after the last response; what was measured until then is sent meanwhile.
  const flush = () => Promise.allSettled([traces.forceFlush(), meters.forceFlush()]);
  process.once("SIGTERM", () => void flush());
  return flush;
}

/** What nothing else counts: the pool's connections, and how late the event loop is. Names follow the conventions. */
function observe(): void {
  const meter = metrics.getMeter("pacioli");
  meter.createObservableGauge("db.client.connection.count", { unit: "{connection}" }).addCallback((result) => {
    const { totalCount, idleCount } = pool();
    result.observe(idleCount, { "db.client.connection.state": "idle" });
    result.observe(totalCount - idleCount, { "db.client.connection.state": "used" });
  });
  meter
    .createObservableGauge("db.client.connection.pending_requests", { unit: "{request}" })
    .addCallback((result) => result.observe(pool().waitingCount));
  const delay = monitorEventLoopDelay();
  delay.enable();
  meter.createObservableGauge("nodejs.eventloop.delay.p99", { unit: "s" }).addCallback((result) => {
    result.observe(delay.percentile(99) / 1e9);
    delay.reset();
  });
}
