import type { Trace } from './trace.ts'

/**
 * What promotions do, once it is known of which gifts something lies on the shelves: one whose gifts are all gone gives nothing on this
 * bill (`gift-out`). `there` has, by promotion, how many kinds of its earned gifts can be given; those that earned none are not in it.
 */
export const traceGifts = <T extends Pick<Trace, 'code'> & { promotion: { id: string } }>(
  traces: readonly T[],
  there: ReadonlyMap<string, number>,
): (T | { promotion: T['promotion']; code: 'gift-out' })[] =>
  traces.map(trace =>
    trace.code === 'applied' && there.get(trace.promotion.id) === 0
      ? { promotion: trace.promotion, code: 'gift-out' as const }
      : trace,
  )
