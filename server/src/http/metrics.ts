import { createServer, type Server } from 'node:http'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { FastifyInstance } from 'fastify'
import type pg from 'pg'
import { Counter, Gauge, Histogram, Registry } from 'prom-client'
import { type Arrivals, countArrivals } from './count-arrivals.ts'
import { countGoods, type GoodsLoads } from './count-goods.ts'

/** How often the event loop is looked at; its delays are counted from one look to the next, so they hold this much. */
const sampleMs = 10

export interface Metrics {
  /** Of kept sales that arrive. */
  arrivals: Arrivals
  /** Of goods that tills load. */
  goods: GoodsLoads
  /** Counts and times every request of an app. Called before its routes are registered. */
  observe(app: FastifyInstance): void
  /** The state of now, in the text format of Prometheus. */
  render(): Promise<string>
}

/** What an operator watches: requests by route, the pool, the event loop, memory and processor. */
export function collectMetrics(pool: pg.Pool): Metrics {
  const registry = new Registry()
  const requests = new Histogram({
    name: 'quay_request_seconds',
    help: 'Time to answer a request.',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  })
  watchPool(registry, pool)
  const startNextLook = watchEventLoop(registry)
  watchProcess(registry)
  return {
    arrivals: countArrivals(registry),
    goods: countGoods(registry),
    observe(app) {
      app.addHook('onResponse', async (request, reply) => {
        // The route's pattern, never the path: ids would make a series each.
        const route = request.routeOptions.url ?? 'none'
        requests.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000)
      })
    },
    async render() {
      const text = await registry.metrics()
      startNextLook()
      return text
    },
  }
}

function gauge(registry: Registry, name: string, help: string, read: () => number): void {
  new Gauge({
    name,
    help,
    registers: [registry],
    collect() {
      this.set(read())
    },
  })
}

function watchPool(registry: Registry, pool: pg.Pool): void {
  gauge(registry, 'quay_pool_connections', 'Connections of the pool, in use or idle.', () => pool.totalCount)
  gauge(registry, 'quay_pool_idle', 'Connections of the pool that nobody uses.', () => pool.idleCount)
  gauge(registry, 'quay_pool_waiting', 'Requests that wait for a connection.', () => pool.waitingCount)
}

/** Gives the function that begins the next interval: delays are measured from one look to the next. */
function watchEventLoop(registry: Registry): () => void {
  const delay = monitorEventLoopDelay({ resolution: sampleMs })
  delay.enable()
  const seconds = (nanoseconds: number) => nanoseconds / 1e9
  gauge(registry, 'quay_event_loop_delay_p50_seconds', 'Median delay of the event loop since the last look.', () =>
    seconds(delay.percentile(50)),
  )
  gauge(registry, 'quay_event_loop_delay_p99_seconds', 'Delay of the event loop, 99th percentile.', () =>
    seconds(delay.percentile(99)),
  )
  gauge(
    registry,
    'quay_event_loop_longest_stop_seconds',
    'Longest time that the event loop stood still since the last look.',
    () => seconds(Math.max(0, delay.max - sampleMs * 1e6)),
  )
  return () => delay.reset()
}

function watchProcess(registry: Registry): void {
  gauge(registry, 'process_resident_memory_bytes', 'Memory of the server.', () => process.memoryUsage.rss())
  new Counter({
    name: 'process_cpu_seconds_total',
    help: 'Processor time of the server.',
    registers: [registry],
    collect() {
      const { user, system } = process.cpuUsage()
      this.reset()
      this.inc((user + system) / 1e6)
    },
  })
}

/** Serves GET /metrics to this machine only. Throws where the port is taken. */
export function serveMetrics(port: number, metrics: Metrics): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer(async (request, response) => {
      const found = request.method === 'GET' && request.url === '/metrics'
      const text = found ? await metrics.render() : 'Not found\n'
      response.writeHead(found ? 200 : 404, { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' })
      response.end(text)
    })
    server.once('error', reject)
    server.listen(port, '127.0.0.1', () => resolve(server))
  })
}
