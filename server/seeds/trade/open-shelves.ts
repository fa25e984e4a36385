import { type InboundBody, inboundBody } from '@quay/contract/inbound/shapes'
import { addDays, daysBetween } from '@quay/domain/time/calendar'
import { createDraft } from '../../src/document/write-draft.ts'
import { inboundKind } from '../../src/features/inbound/inbound-kind.ts'
import { bodyOf } from '../as-person.ts'
import { instantOf } from './clock.ts'
import { newLot, withNumber } from './new-lot.ts'
import { receive } from './receive.ts'
import type { Shop } from './shop.ts'

type Item = InboundBody['items'][number]

/** As many lines as a document may have. */
const mostLines = 400
/** Goods that nobody buys and that therefore expire: days before (−) and after the last day. */
const agedBy = [-34, -21, -9, -2, 6, 14, 22, 28, 41, 55, 68, 83] as const

/** Puts on the shelves what stood there on the first day: documents of kind OPENING, without money. */
export async function openShelves(shop: Shop, report: (done: number) => void): Promise<void> {
  for (const [branch, { id, keeps }] of shop.branches.entries()) {
    const aged = agedProducts(shop, branch)
    for (let from = 0; from < keeps.length; from += mostLines) {
      const part = keeps.slice(from, from + mostLines)
      const [body, hash] = bodyOf(inboundBody, {
        kind: 'OPENING',
        status: 'SUCCEED',
        branchId: id,
        note: 'Tồn kho ngày đầu sử dụng phần mềm',
        items: part.map(product => openingLine(shop, product, aged.get(product))),
      })
      const at = instantOf(shop.onboarding, 340 + branch * 20 + from / mostLines)
      const inbound = await shop.at(at, tx => createDraft(tx, shop.actor, inboundKind, body, hash))
      receive(shop, branch, inbound)
      report(part.length)
    }
  }
}

/** Slow goods, spread over the shop, each with an expiry near the end of the time that is played. */
function agedProducts(shop: Shop, branch: number): Map<number, string> {
  const { random, products } = shop
  const slow = shop.branches[branch]!.keeps.filter(
    index => products[index]!.item.product.isLotManaged && products[index]!.item.weight < 1.2,
  )
  const earliest = addDays(shop.onboarding, 1)
  const chosen = random.shuffle(slow).slice(0, agedBy.length * 2)
  return new Map(
    chosen.map((index, place) => {
      const expiry = addDays(shop.lastDay, agedBy[place % agedBy.length]!)
      return [index, expiry > earliest ? expiry : earliest] as const
    }),
  )
}

function openingLine(shop: Shop, product: number, agedUntil: string | undefined): Item {
  const { random, products, onboarding } = shop
  const { id, item, units } = products[product]!
  const base = units[0]!
  const quantity = Math.max(2, Math.round(item.product.minStock! * (1.1 + random.next() * 1.4)))
  const vatRate = item.product.vatRate
  const line = { productId: id, unitId: base.id, price: Math.round(base.price * item.costShare), vatRate }
  if (!item.product.isLotManaged) return { ...line, quantity }

  if (agedUntil) {
    const isShort = daysBetween(onboarding, agedUntil) < 200
    const { lotNumber, expiryDate } = withNumber(shop, product, { expiryDate: agedUntil, isShort }, onboarding)
    return { ...line, quantity, lots: [{ lotNumber, expiryDate, quantity }] }
  }
  const first = newLot(shop, product, onboarding)
  const some = quantity >= 8 && random.chance(0.3) ? Math.floor(quantity / 3) : 0
  const second = some ? newLot(shop, product, onboarding) : first
  if (second.lotNumber === first.lotNumber) return { ...line, quantity, lots: [{ ...lotOf(first), quantity }] }
  return {
    ...line,
    quantity,
    lots: [
      { ...lotOf(first), quantity: quantity - some },
      { ...lotOf(second), quantity: some },
    ],
  }
}

const lotOf = ({ lotNumber, expiryDate }: { lotNumber: string; expiryDate: string }) => ({ lotNumber, expiryDate })
