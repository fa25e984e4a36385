import type { Bill } from '@quay/contract/bill/shapes'
import type { SurchargeReturns } from '@quay/contract/surcharge/shapes'
import { collect } from './indexed-db.ts'
import type { OutboxEntry } from './outbox-entry.ts'
import { openOutboxStore } from './outbox-store.ts'
import type { SentSale } from './sent-sales.ts'
import { storeDatabase } from './store-database.ts'

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
 * The bills of this browser that goods can come back of, the newest first: those of the person that still wait to be sent, and those of
 * the last seven days that the server has. A sale that the server refused waits for a person, and not for its goods.
 */
export async function listHeld({ storeId, userId }: { storeId: string; userId: string }): Promise<HeldBill[]> {
  const sent = await listSent(storeId)
  const waiting = (await listWaiting(userId)).flatMap(({ state, held }) => (held && state !== 'refused' ? held : []))
  const known = new Set(sent.map(({ id }) => id))
  return [...waiting.filter(({ id }) => !known.has(id)).reverse(), ...sent]
}

/** Every sale of a person that the server has not acknowledged, the earliest first. */
export async function listWaiting(userId: string): Promise<OutboxEntry[]> {
  const outbox = openOutboxStore(userId)
  try {
    return (await outbox.list()).toSorted((a, b) => a.queuedAt - b.queuedAt)
  } finally {
    outbox.close()
  }
}

async function listSent(storeId: string): Promise<HeldBill[]> {
  const byAge = (await storeDatabase(storeId)).transaction('sent').objectStore('sent').index('at')
  const sent = await collect<SentSale>(byAge, 'prev', mostShown, ({ held }) => Boolean(held))
  return sent.flatMap(({ held }) => held ?? [])
}
