import { createHash } from 'node:crypto';
import { type Attributes, ROOT_CONTEXT, SpanKind, trace, TraceFlags } from '@opentelemetry/api';

/** Work done for a write: the entire request, or one step of it. Times in ms since 1970; attributes name no user. */
type Done = {
  readonly correlationId: string;
  readonly name: string;
  readonly began: number;
  readonly ended: number;
  readonly attributes?: Attributes;
};

/** Spans of writes, from the click to the last view: all of one have its correlation id as their trace. */
export type Traces = {
  /** The request: the parent of all its steps, from any process. */
  request(done: Done): void;
  step(done: Done): void;
  close(): Promise<void>;
};

/** Now, in ms since 1970, with fractions. */
export const traceNow = (): number => performance.timeOrigin + performance.now();

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** 32 hex digits: those of the correlation id where it is a uuid, so that a line of the log leads to its trace. */
export const traceIdOf = (correlationId: string): string =>
  UUID.test(correlationId) ? correlationId.replaceAll('-', '').toLowerCase() : hashOf(correlationId).slice(0, 32);

/** 16 hex digits that every process derives for a request. */
const rootSpanOf = (correlationId: string): string => hashOf(correlationId).slice(-16);

/** To a collector that accepts OTLP over HTTP at `url`; `service` is the name of the process there. */
export const openTraces = async (url: string, service: string): Promise<Traces> => {
  // Some hundred modules, which a process without a collector does not load.
  const [sdk, { OTLPTraceExporter }, { resourceFromAttributes }] = await Promise.all([
    import('@opentelemetry/sdk-trace'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
  ]);
  const random = new sdk.RandomIdGenerator();
  let root: { readonly traceId: string; readonly spanId: string } | undefined;
  const provider = new sdk.TracerProvider({
    resource: resourceFromAttributes({ 'service.name': service }),
    sampler: new sdk.AlwaysOnSampler(),
    idGenerator: {
      generateTraceId: () => root?.traceId ?? random.generateTraceId(),
      generateSpanId: () => root?.spanId ?? random.generateSpanId(),
    },
    spanProcessors: [new sdk.BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url }) })],
  });
  const tracer = provider.getTracer('tdr');
  return {
    request: ({ correlationId, name, began, ended, attributes = {} }) => {
      root = { traceId: traceIdOf(correlationId), spanId: rootSpanOf(correlationId) };
      tracer.startSpan(name, { startTime: began, kind: SpanKind.SERVER, attributes }, ROOT_CONTEXT).end(ended);
      root = undefined;
    },
    step: ({ correlationId, name, began, ended, attributes = {} }) => {
      const [traceId, spanId] = [traceIdOf(correlationId), rootSpanOf(correlationId)];
      const parent = { traceId, spanId, traceFlags: TraceFlags.SAMPLED, isRemote: true };
      const context = trace.setSpanContext(ROOT_CONTEXT, parent);
      tracer.startSpan(name, { startTime: began, attributes }, context).end(ended);
    },
    close: () => provider.shutdown(),
  };
};
