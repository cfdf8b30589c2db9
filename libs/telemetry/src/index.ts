export { measuredLog } from './measured-log.ts';
export { measureViews } from './measure-views.ts';
export { Metrics, type Samples } from './metrics.ts';
export { openLogger } from './open-logger.ts';
export { presentsToken } from './may-scrape.ts';
export { openTraces, traceNow, type Traces } from './traces.ts';
export { tracedLog } from './traced-log.ts';
export { traceViews } from './trace-views.ts';
export { serveMetrics } from './serve-metrics.ts';
