import { Registry } from 'prom-client'
import { expect, it } from 'vitest'
import { countGoods } from '../../http/count-goods.ts'
import { noteLoad } from './note-load.ts'

it('counts whole loads by why, and buckets that differ, by their first pages alone', async () => {
  const registry = new Registry()
  const loads = countGoods(registry)
  const since = '2026-11-26T00:00:00.000Z'
  for (const asked of [
    { why: 'epoch' as const },
    { why: 'epoch' as const, cursor: 'x' },
    { why: 'new' as const },
    {},
    { since },
    { bucket: 'a' },
    { bucket: 'a', cursor: 'x' },
  ])
    noteLoad(loads, asked)
  const values = async (name: string) =>
    (await registry.getSingleMetric(name)!.get()).values.map(({ labels, value }) => [labels.why, value])
  expect(await values('quay_catalogue_full_total')).toEqual([
    ['epoch', 1],
    ['new', 1],
    ['unsaid', 1],
  ])
  expect(await values('quay_digest_mismatch_total')).toEqual([[undefined, 1]])
})
