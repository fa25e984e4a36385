import { transferRoutes } from '@quay/contract/stock-transfer/routes'
import { transferBody } from '@quay/contract/stock-transfer/shapes'
import { createTransfer } from '../../src/features/stock-transfer/create-transfer.ts'
import { receiveTransfer } from '../../src/features/stock-transfer/receive-transfer.ts'
import { bodyOf } from '../as-person.ts'
import type { Shop } from '../trade/shop.ts'

const hour = 3_600_000

/** What moves between the branches on the last day: goods that came, some of them damaged, goods on their way, and a request without an answer. */
export async function moveGoods({ actor, at, end, lastDay, branches, products, shelf }: Shop): Promise<void> {
  const [first, second] = branches
  if (!first || !second) return
  // Both branches keep them, and the first has plenty.
  const plenty = second.keeps
    .filter(place => shelf.sellable(0, place, lastDay) >= 40)
    .slice(0, 9)
    .map(place => products[place]!)
  const items = (from: number, quantity: number) =>
    plenty.slice(from, from + 3).map(product => {
      const unit = product.units.find(({ ratio }) => ratio === 1) ?? product.units[0]!
      return { productId: product.id, unitId: unit.id, quantity }
    })
  const send = (hoursAgo: number, from: number, more: object) =>
    at(new Date(end.getTime() - hoursAgo * hour), tx => {
      const raw = {
        status: 'SUCCEED' as const,
        branchId: first.id,
        targetBranchId: second.id,
        items: items(from, 10),
        ...more,
      }
      const [body, hash] = bodyOf(transferBody, raw)
      return createTransfer(tx, actor, body, hash)
    })
  if (plenty.length < 9) return
  const { id, version, items: sent } = await send(3, 0, { note: 'Bù hàng cho chi nhánh 2', carrier: 'Anh Tâm, xe máy' })
  await at(new Date(end.getTime() - 2 * hour), tx => {
    const [lot] = sent.flatMap(item => item.lots)
    // A few of the first goods came damaged: they lie in quarantine at the branch that got them.
    const { id: lotId, quantity } = lot!
    const lots = [{ id: lotId, received: quantity, back: 0, lost: 0, damaged: Math.min(2, quantity) }]
    const [body] = bodyOf(transferRoutes.receive.body, { version, lots, damageReason: 'Ướt thùng khi chở dưới mưa' })
    return receiveTransfer(tx, actor, id, body)
  })
  await send(1, 3, { carrier: 'Anh Tâm, xe máy' })
  await send(0.5, 6, { origin: 'REQUEST' as const, status: 'DRAFT' as const, note: 'Sắp hết hàng' })
}
