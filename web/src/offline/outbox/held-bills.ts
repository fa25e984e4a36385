import type { Bill } from '@quay/contract/bill/shapes'
import type { SurchargeReturns } from '@quay/contract/surcharge/till-surcharge'
import { resultOf } from '../disk/indexed-db.ts'
import { withStoreDatabase } from '../disk/store-database.ts'
import type { OutboxEntry } from './outbox-entry.ts'
import { listSent } from './sent-sales.ts'

/** A line of a bill, with what a customer paid for it (đồng). */
export interface HeldLine {
  /** Its place on the bill. */
  line: number
  productId: string
  name: string
  unitId: string
  unitName: string
  quantity: number
  net: number
}

/** A bill that goods can come back of without the network: what this browser sold. */
export interface HeldBill {
  id: string
  code: string
  soldAt: string
  customerName: string | null
  lines: HeldLine[]
  /** What it took beside its goods; left out in what was kept before. */
  surcharges?: HeldSurcharge[] | undefined
}

/** What a bill took beside its goods, in đồng, and what of it comes back with them. */
export interface HeldSurcharge {
  id: string
  name: string
  amount: number
  returns: SurchargeReturns
}

/** The bill as this browser keeps it; null where the server has to be asked: debt, points, exchanges, sets, gifts, liều. */
export function heldOf(bill: Bill): HeldBill | null {
  const isCash = bill.payments.every(({ method }) => method === 'CASH')
  const isPlain = bill.debt === 0 && bill.pointsUsed === 0 && bill.exchangeUsed === 0 && bill.depositUsed === 0
  const isSimple = bill.items.every(({ parts, sample, giftOf }) => parts.length === 0 && !sample && !giftOf)
  if (!isCash || !isPlain || !isSimple) return null
  return {
    id: bill.id,
    code: bill.code,
    soldAt: bill.soldAt,
    customerName: bill.customerName,
    surcharges: bill.surchargeItems.map(({ surchargeId: id, name, amount, returns }) => ({
      id,
      name,
      amount,
      returns,
    })),
    lines: bill.items.map(({ productId, productName: name, unitId, unitName, quantity, amount: net }, line) => ({
      line,
      productId,
      name,
      unitId,
      unitName,
      quantity,
      net,
    })),
  }
}

const mostShown = 200

/**
 * The bills of this browser that goods can come back of, the newest first: those that still wait to be sent, and those of the last seven
 * days that the server has. A sale that waits for a person does not wait for its goods.
 */
export async function listHeld(storeId: string): Promise<HeldBill[]> {
  const sent = (await listSent(storeId, mostShown, ({ held }) => Boolean(held))).flatMap(({ held }) => held ?? [])
  const waiting = (await listWaiting(storeId)).flatMap(({ due, held }) => (held && due !== 'refused' ? held : []))
  const known = new Set(sent.map(({ id }) => id))
  return [...waiting.filter(({ id }) => !known.has(id)).reverse(), ...sent]
}

/** Every sale of this browser that the server has not acknowledged, the earliest first. */
export function listWaiting(storeId: string): Promise<OutboxEntry[]> {
  return withStoreDatabase(storeId, async db => {
    // Sales stand in the index under words, returns under numbers.
    const turn = db.transaction('sale').objectStore('sale').index('turn')
    const found = await resultOf<OutboxEntry[]>(turn.getAll(IDBKeyRange.lowerBound([''])))
    return found.toSorted((a, b) => a.queuedAt - b.queuedAt)
  })
}
