import { Counter, type Registry } from 'prom-client'

/** What an operator watches of the goods that tills keep. */
export interface GoodsLoads {
  /** A till loads whole: `new` has none, `away` was away for long, `epoch` met a restored database; `unsaid` where it did not tell. */
  full(why: string): void
  /** A till differs from the digest in one of its buckets, and loads that again. */
  mismatch(): void
}

/** Registers the measures of the goods of tills (docs/topics/offline-sale.md). */
export function countGoods(registry: Registry): GoodsLoads {
  const full = new Counter({
    name: 'quay_catalogue_full_total',
    help: 'Whole loads of the goods of a branch by a till, by why.',
    labelNames: ['why'] as const,
    registers: [registry],
  })
  const mismatches = new Counter({
    name: 'quay_digest_mismatch_total',
    help: 'Buckets of goods in which a till differed from the digest.',
    registers: [registry],
  })
  return { full: why => full.inc({ why }), mismatch: () => mismatches.inc() }
}
