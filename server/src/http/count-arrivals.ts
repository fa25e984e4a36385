import { Counter, Gauge, Histogram, type Registry } from 'prom-client'

/** A kept document that was stored. */
interface Arrived {
  flags: readonly string[]
  /** Null for a copy of one that was stored before. */
  lagMs: number | null
  client: { build: string; format: number }
}

/** What an operator watches of kept sales. */
export interface Arrivals {
  count(arrived: Arrived): void
  /** How long a batch took, in milliseconds. */
  timeBatch(ms: number): void
  /** How many numbers of a series never came, as of its last batch. */
  noteHoles(series: string, holes: number): void
}

/** Clients name themselves: one that makes up builds must not fill the memory. */
const mostClients = 50

/** Registers the measures of arriving documents (docs/topics/offline-sale.md). */
export function countArrivals(registry: Registry): Arrivals {
  const sales = new Counter({
    name: 'quay_offline_sales_total',
    help: 'Kept documents that were stored, by what they broke; "none" where nothing.',
    labelNames: ['flag'] as const,
    registers: [registry],
  })
  const lag = new Histogram({
    name: 'quay_offline_lag_seconds',
    help: 'From the sale to its arrival.',
    buckets: [10, 60, 600, 3_600, 14_400, 43_200, 86_400, 259_200],
    registers: [registry],
  })
  const batches = new Histogram({
    name: 'quay_batch_seconds',
    help: 'Time to take a batch of kept documents.',
    buckets: [0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10],
    registers: [registry],
  })
  const clients = new Counter({
    name: 'quay_clients',
    help: 'Kept documents by the build and the form of the client that sent them.',
    labelNames: ['build', 'format'] as const,
    registers: [registry],
  })
  const holes = new Map<string, number>()
  new Gauge({
    name: 'quay_sequence_holes',
    help: 'Numbers of series that never came though one behind them did.',
    registers: [registry],
    collect() {
      this.set([...holes.values()].reduce((sum, count) => sum + count, 0))
    },
  })
  const seen = new Set<string>()
  return {
    count({ flags, lagMs, client }) {
      for (const flag of flags.length > 0 ? new Set(flags) : ['none']) sales.inc({ flag })
      if (lagMs !== null) lag.observe(Math.max(lagMs, 0) / 1000)
      const build = seen.has(client.build) || seen.size < mostClients ? client.build : 'other'
      seen.add(build)
      clients.inc({ build, format: client.format })
    },
    timeBatch: ms => batches.observe(ms / 1000),
    noteHoles: (series, count) => void (count > 0 ? holes.set(series, count) : holes.delete(series)),
  }
}
