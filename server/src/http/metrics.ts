import { createServer, type Server } from 'node:http'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { FastifyInstance } from 'fastify'
import type pg from 'pg'

/** Upper bounds of the duration classes, in seconds. */
const bounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]

/** How often the event loop is looked at; its delays are counted from one look to the next, so they hold this much. */
const sampleMs = 10

interface Series {
  labels: string
  classes: number[]
  count: number
  seconds: number
}

export interface Metrics {
  /** Counts and times every request of an app. Called before its routes are registered. */
  observe(app: FastifyInstance): void
  /** The state of now, in the text format of Prometheus. */
  render(): string
}

/** What an operator watches: requests by route, the pool, the event loop, memory and processor. */
export function collectMetrics(pool: pg.Pool): Metrics {
  const series = new Map<string, Series>()
  const delay = monitorEventLoopDelay({ resolution: sampleMs })
  delay.enable()
  return {
    observe(app) {
      app.addHook('onResponse', async (request, reply) => {
        // The route's pattern, never the path: ids would make a series each.
        const route = request.routeOptions.url ?? 'none'
        const labels = `method="${request.method}",route="${route}",status="${reply.statusCode}"`
        const one = series.get(labels) ?? { labels, classes: bounds.map(() => 0), count: 0, seconds: 0 }
        series.set(labels, one)
        const seconds = reply.elapsedTime / 1000
        one.count++
        one.seconds += seconds
        const index = bounds.findIndex(bound => seconds <= bound)
        if (index >= 0) one.classes[index]!++
      })
    },
    render: () => [...requestLines(series.values()), ...processLines(pool, delay), ''].join('\n'),
  }
}

function requestLines(series: Iterable<Series>): string[] {
  const name = 'quay_request_seconds'
  const lines = [`# HELP ${name} Time to answer a request.`, `# TYPE ${name} histogram`]
  for (const { labels, classes, count, seconds } of series) {
    let below = 0
    for (const [index, bound] of bounds.entries()) {
      below += classes[index]!
      lines.push(`${name}_bucket{${labels},le="${bound}"} ${below}`)
    }
    lines.push(`${name}_bucket{${labels},le="+Inf"} ${count}`)
    lines.push(`${name}_sum{${labels}} ${seconds}`, `${name}_count{${labels}} ${count}`)
  }
  return lines
}

function processLines(pool: pg.Pool, delay: ReturnType<typeof monitorEventLoopDelay>): string[] {
  const { user, system } = process.cpuUsage()
  const lines = [
    ...gauge('quay_pool_connections', 'Connections of the pool, in use or idle.', pool.totalCount),
    ...gauge('quay_pool_idle', 'Connections of the pool that nobody uses.', pool.idleCount),
    ...gauge('quay_pool_waiting', 'Requests that wait for a connection.', pool.waitingCount),
    ...gauge(
      'quay_event_loop_delay_p50_seconds',
      'Median delay of the event loop since the last look.',
      ns(delay.percentile(50)),
    ),
    ...gauge(
      'quay_event_loop_delay_p99_seconds',
      'Delay of the event loop, 99th percentile.',
      ns(delay.percentile(99)),
    ),
    ...gauge(
      'quay_event_loop_longest_stop_seconds',
      'Longest time that the event loop stood still since the last look.',
      ns(Math.max(0, delay.max - sampleMs * 1e6)),
    ),
    ...gauge('process_resident_memory_bytes', 'Memory of the server.', process.memoryUsage.rss()),
    '# HELP process_cpu_seconds_total Processor time of the server.',
    '# TYPE process_cpu_seconds_total counter',
    `process_cpu_seconds_total ${(user + system) / 1e6}`,
  ]
  delay.reset()
  return lines
}

const ns = (value: number) => value / 1e9
const gauge = (name: string, help: string, value: number) => [
  `# HELP ${name} ${help}`,
  `# TYPE ${name} gauge`,
  `${name} ${value}`,
]

/** Serves GET /metrics to this machine only. Throws where the port is taken. */
export function serveMetrics(port: number, metrics: Metrics): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer((request, response) => {
      const found = request.method === 'GET' && request.url === '/metrics'
      response.writeHead(found ? 200 : 404, { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' })
      response.end(found ? metrics.render() : 'Not found\n')
    })
    server.once('error', reject)
    server.listen(port, '127.0.0.1', () => resolve(server))
  })
}
