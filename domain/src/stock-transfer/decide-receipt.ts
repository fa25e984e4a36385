import type { TransferStatus } from '@quay/contract/stock-transfer/shapes'
import type { Unit } from '../quantity/convert-unit.ts'
import { describeStock } from '../quantity/describe-stock.ts'
import { type Outcome, refuse } from '../refusal.ts'
import { issueValue } from '../stock/issue-value.ts'
import { type PostedStock, type ProductStock, postStock, type StockMovement } from '../stock/post-stock.ts'
import { sumByProduct } from './sum-by-product.ts'
import type { TransitChange } from './transfer-facts.ts'

/** A lot on its way. */
export interface MovingLot {
  id: string
  itemId: string
  productId: string
  lotId: string
  lotNumber: string
  /** Base units. */
  quantity: number
  /** Đồng. */
  value: number
}

export interface ReceiptInput {
  /** Base units; a lot that is left out arrived whole. */
  lots: readonly {
    id: string
    received: number
    back: number
    lost: number
    /** Of what was received: into quarantine. */
    damaged?: number | undefined
    note?: string | null | undefined
  }[]
  note?: string | null | undefined
  lossReason?: string | null | undefined
  lossParty?: string | null | undefined
  damageReason?: string | null | undefined
}

export interface ReceiptFacts {
  transfer: { code: string; transferStatus: TransferStatus | null }
  lots: readonly MovingLot[]
  products: readonly { id: string; name: string; units: readonly (Unit & { isActive: boolean })[] }[]
  /** The chains of the products at either branch, under lock. */
  source: readonly ProductStock[]
  target: readonly ProductStock[]
}

export interface ReceivedLot {
  id: string
  received: number
  receivedValue: number
  /** Of what was received. */
  damaged: number
  damagedValue: number
  back: number
  backValue: number
  lost: number
  lostValue: number
  note: string | null
}

export interface InMovement extends StockMovement {
  kind: 'TRANSFER_IN'
  lineId: string
}
export interface BackMovement extends StockMovement {
  kind: 'TRANSFER_BACK' | 'DISPOSAL'
  lineId: string
}

export interface ReceiptPlan {
  lots: ReceivedLot[]
  receivedValue: number
  lostValue: number
  damagedValue: number
  lossReason: string | null
  lossParty: string | null
  damageReason: string | null
  target: PostedStock<InMovement>
  source: PostedStock<BackMovement>
  /** Base units at the target, negative: nothing is on its way any more. */
  inTransit: TransitChange[]
}

/**
 * Decides what becomes of goods that arrive: each lot is received, goes back to the shelf of the sender, or was lost on the
 * way, and the three add up to what was sent. What is received and damaged goes into quarantine, with a reason, so that no
 * till sells it. What is lost comes back to the sender and leaves it in the same moment as a disposal, so that the sender's
 * books carry the loss, with a reason and a named party.
 */
export function decideReceipt(input: ReceiptInput, facts: ReceiptFacts): Outcome<{ plan: ReceiptPlan }> {
  const { transfer, lots } = facts
  if (transfer.transferStatus !== 'MOVING') return refuse('transfer-not-moving', { code: transfer.code })
  const divided = divideLots(input.lots, facts)
  if (!divided.ok) return divided
  const { rows } = divided
  const named = nameReasons(input, rows)
  if (!named.ok) return named
  const moved = rows.map(({ sent, ...row }) => ({
    row,
    at: { lineId: sent.itemId, productId: sent.productId, lotId: sent.lotId },
  }))
  const shelved = moved.flatMap(({ row, at }): InMovement[] => inRow(at, sound(row)))
  const apart = moved.flatMap(({ row, at }): InMovement[] =>
    inRow({ ...at, bucket: 'quarantine' as const }, { quantity: row.damaged, value: row.damagedValue }),
  )
  const back = moved.flatMap(backRows)
  return {
    ok: true,
    plan: {
      lots: rows.map(({ sent: _, ...row }) => row),
      receivedValue: rows.reduce((sum, row) => sum + row.receivedValue, 0),
      lostValue: rows.reduce((sum, row) => sum + row.lostValue, 0),
      damagedValue: rows.reduce((sum, row) => sum + row.damagedValue, 0),
      ...named.reasons,
      target: postStock([...shelved, ...apart], facts.target),
      source: postStock(back, facts.source),
      inTransit: sumByProduct(lots.map(({ productId, quantity }) => ({ productId, quantity: 0 - quantity }))),
    },
  }
}

type ToldLot = Omit<ReceiptInput['lots'][number], 'id'>

interface DividedLot extends ReceivedLot {
  sent: MovingLot
}

/** Each lot that was sent with what became of it; a lot of which nothing is said arrived whole. */
function divideLots(told: ReceiptInput['lots'], { lots, products }: ReceiptFacts): Outcome<{ rows: DividedLot[] }> {
  const unknown = told.findIndex(({ id }) => !lots.some(lot => lot.id === id))
  if (unknown >= 0) return refuse('not-found', { kind: 'lot', id: told[unknown]!.id }, `lots.${unknown}.id`)
  const placeOf = new Map(told.map(({ id }, place) => [id, place]))
  const rows: DividedLot[] = []
  for (const sent of lots) {
    const place = placeOf.get(sent.id)
    const said: ToldLot = place === undefined ? { received: sent.quantity, back: 0, lost: 0 } : told[place]!
    const { damaged = 0, note = null } = said
    const product = products.find(({ id }) => id === sent.productId)!
    const inWords = (quantity: number) => describeStock(quantity, product.units)
    const name = { product: product.name, lot: sent.lotNumber }
    const sum = said.received + said.back + said.lost
    if (sum !== sent.quantity) {
      const sides = { sent: sent.quantity, sentText: inWords(sent.quantity), told: sum, toldText: inWords(sum) }
      const code = sum > sent.quantity ? 'transfer-over' : 'transfer-unresolved'
      return refuse(code, { ...name, ...sides }, `lots.${place}.received`)
    }
    if (damaged > said.received) {
      const texts = { receivedText: inWords(said.received), damagedText: inWords(damaged) }
      return refuse('transfer-damaged-over', { ...name, ...texts }, `lots.${place}.damaged`)
    }
    rows.push({ id: sent.id, sent, ...shares(sent, { ...said, damaged }), note })
  }
  return { ok: true, rows }
}

/** Why goods are lost, and by whom, and why they are damaged; nothing where none are. */
function nameReasons(
  { lossReason, lossParty, damageReason }: ReceiptInput,
  rows: readonly ReceivedLot[],
): Outcome<{ reasons: Pick<ReceiptPlan, 'lossReason' | 'lossParty' | 'damageReason'> }> {
  const isLost = rows.some(row => row.lost > 0)
  const isDamaged = rows.some(row => row.damaged > 0)
  if (isLost && !lossReason) return refuse('transfer-loss-unnamed', {}, 'lossReason')
  if (isLost && !lossParty) return refuse('transfer-loss-unnamed', {}, 'lossParty')
  if (isDamaged && !damageReason) return refuse('transfer-damage-unnamed', {}, 'damageReason')
  const ofLoss = (text: string | null | undefined) => (isLost && text ? text : null)
  return {
    ok: true,
    reasons: {
      lossReason: ofLoss(lossReason),
      lossParty: ofLoss(lossParty),
      damageReason: isDamaged && damageReason ? damageReason : null,
    },
  }
}

/** The value goes with the goods: each part its share, the last part what is left. */
function shares(
  sent: MovingLot,
  { received, damaged = 0, back, lost }: { received: number; damaged?: number | undefined; back: number; lost: number },
) {
  const receivedValue = issueValue(sent, received)
  const damagedValue = damaged > 0 ? issueValue({ quantity: received, value: receivedValue }, damaged) : 0
  const rest = { quantity: sent.quantity - received, value: sent.value - receivedValue }
  const backValue = rest.quantity > 0 ? issueValue(rest, back) : 0
  return { received, receivedValue, damaged, damagedValue, back, backValue, lost, lostValue: rest.value - backValue }
}

/** What may be sold of what was received. */
const sound = ({ received, receivedValue, damaged, damagedValue }: ReceivedLot) => ({
  quantity: received - damaged,
  value: receivedValue - damagedValue,
})

const inRow = (
  at: Omit<InMovement, 'kind' | 'quantity' | 'value'>,
  { quantity, value }: { quantity: number; value: number },
): InMovement[] => (quantity > 0 ? [{ kind: 'TRANSFER_IN', ...at, quantity, value }] : [])

function backRows({
  row,
  at,
}: {
  row: ReceivedLot
  at: { lineId: string; productId: string; lotId: string }
}): BackMovement[] {
  const [quantity, value] = [row.back + row.lost, row.backValue + row.lostValue]
  return [
    ...(quantity > 0 ? [{ kind: 'TRANSFER_BACK' as const, ...at, quantity, value }] : []),
    ...(row.lost > 0 ? [{ kind: 'DISPOSAL' as const, ...at, quantity: 0 - row.lost, value: 0 - row.lostValue }] : []),
  ]
}
