import { describe, expect, it } from 'vitest'
import { lot, product } from '../../features/till/sale-samples.ts'
import { makeShelfOverlay } from './shelf-overlay.ts'

const goods = product({ lots: [lot('l1', 12), lot('l2', 30)] })
const quantities = (overlay: ReturnType<typeof makeShelfOverlay>) => overlay.apply(goods).lots.map(one => one.quantity)
const box = [{ productId: 'p1', lotId: 'l1', quantity: 12 }]

describe('what own unsent sales took', () => {
  it('is off the shelf lot by lot, and the same goods where nothing was taken', () => {
    const overlay = makeShelfOverlay(() => {})
    expect(overlay.apply(goods)).toBe(goods)
    overlay.add('s1', box)
    overlay.add('s2', [{ productId: 'p1', lotId: 'l2', quantity: 5 }])
    expect(quantities(overlay)).toEqual([0, 25])
  })

  it('stays off until a sync that began after the acknowledgement has ended', () => {
    const overlay = makeShelfOverlay(() => {})
    overlay.add('s1', box)
    const before = overlay.syncBegins()
    overlay.saved('s1')
    before.ended()
    expect(quantities(overlay)).toEqual([0, 30])
    overlay.syncBegins().ended()
    expect(quantities(overlay)).toEqual([12, 30])
  })

  it('stays off while a sync brings nothing of a sale that waits', () => {
    const overlay = makeShelfOverlay(() => {})
    overlay.add('s1', box)
    overlay.syncBegins().ended()
    expect(quantities(overlay)).toEqual([0, 30])
  })

  it('is what the disk holds at the opening; voided and refused carts take nothing', () => {
    const changed: string[] = []
    const overlay = makeShelfOverlay(ids => changed.push(...ids))
    overlay.setWaiting([
      { id: 's1', taken: box, offline: null },
      { id: 's2', taken: box, offline: { voided: { at: '', reason: 'Khách đổi ý' } } as never },
    ])
    expect(quantities(overlay)).toEqual([0, 30])
    overlay.drop('s1')
    expect(quantities(overlay)).toEqual([12, 30])
    expect(changed).toEqual(['p1', 'p1'])
  })

  it('never shows less than nothing', () => {
    const overlay = makeShelfOverlay(() => {})
    overlay.add('s1', box)
    overlay.add('s2', box)
    expect(quantities(overlay)).toEqual([0, 30])
  })

  it('is off the components of a combo too', () => {
    const overlay = makeShelfOverlay(() => {})
    overlay.add('s1', box)
    const kit = { ...product({ id: 'kit', lots: [] }), components: [goods] }
    expect(overlay.apply(kit).components[0]!.lots[0]!.quantity).toBe(0)
  })
})
