export { measuredLog } from './measured-log.ts';
export { measureViews } from './measure-views.ts';
export { Metrics, type Samples } from './metrics.ts';
export { openLogger } from './open-logger.ts';
export { showsToken } from './may-scrape.ts';
export { serveMetrics } from './serve-metrics.ts';
