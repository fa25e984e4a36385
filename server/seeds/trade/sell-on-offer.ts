import { billBody } from '@quay/contract/bill/shapes'
import { saleReturnBody } from '@quay/contract/sale-return/shapes'
import type { z } from 'zod'
import { completeBill } from '../../src/features/bill/complete-bill.ts'
import { createReturn } from '../../src/features/sale-return/create-return.ts'
import { previewReturn } from '../../src/features/sale-return/preview-return.ts'
import { bodyOf } from '../as-person.ts'
import { goodsNamed } from '../offer-promotions.ts'
import type { Shop } from './shop.ts'

/** What the last buyers of the evening came for, at the first branch. */
const wishes = [
  { name: 'Khẩu trang y tế', quantity: 12 },
  { name: 'Men vi sinh', quantity: 2 },
  { name: 'Kem', quantity: 1 },
  { name: 'Men vi sinh', quantity: 1 },
] as const
const note = 500_000
/** Base units that may have gone to the other branch or into quarantine meanwhile. */
const spare = 20

type Bill = Awaited<ReturnType<typeof completeBill>>

/** A few customers buy what is on offer, and one brings a piece back. Gives how many bills that made. */
export async function sellOnOffer(shop: Shop): Promise<number> {
  const bills: Bill[] = []
  for (const [place, { name, quantity }] of wishes.entries()) {
    const goods = goodsNamed(shop, name).find(
      ({ id, units }) => onShelf(shop, id) >= quantity * units[0]!.ratio + spare,
    )
    if (!goods) continue
    const line = { productId: goods.id, unitId: goods.units[0]!.id, quantity }
    bills.push(
      await buy(shop, { customerId: shop.customers[place]!.id, items: [line] }, quantity * goods.units[0]!.price),
    )
  }
  const last = bills.at(-1)
  if (last) await bringBack(shop, last)
  return bills.length
}

/** Base units of a product that the first branch can sell on the last day. */
const onShelf = ({ shelf, placeOf, lastDay }: Shop, productId: string) =>
  shelf.sellable(0, placeOf.get(productId)!, lastDay)

function buy(
  { actor, at, end, branches }: Shop,
  order: Partial<z.input<typeof billBody>>,
  worth: number,
): Promise<Bill> {
  const amount = Math.ceil(worth / note) * note
  const [body, hash] = bodyOf(billBody, {
    branchId: branches[0]!.id,
    items: [],
    payments: [{ method: 'CASH', amount }],
    ...order,
  })
  return at(end, tx => completeBill(tx, actor, body, hash))
}

async function bringBack({ actor, at, end, branches }: Shop, { id: billId, items }: Bill): Promise<void> {
  const content = {
    ...{ branchId: branches[0]!.id, billId, reason: 'CHANGED_MIND' as const },
    items: [{ billItemId: items[0]!.id, quantity: 1, restock: true, isIntact: true }],
  }
  await at(end, async tx => {
    const { rest } = await previewReturn(tx, actor, content)
    const [body, hash] = bodyOf(saleReturnBody, { ...content, payments: [{ method: 'CASH', amount: rest }] })
    return createReturn(tx, actor, body, hash)
  })
}
