import type { SaidLine } from '@quay/contract/bill/kept-sale'
import { isService } from '../../product/service-type.ts'
import { type LotQuantity, pickLots } from '../../stock/pick-lots.ts'
import type { BillLot, OwingShelf } from '../bill-facts.ts'
import type { BillLine } from '../decided-bill.ts'

type Draw = BillLine['draws'][number]

/** A draw with the lots that the paper names for it. */
interface SaidDraw {
  place: number
  at: number
  draw: Draw
  said: readonly LotQuantity[]
  taken: LotQuantity[]
  /** Base units that no lot of the paper had. */
  missing: number
  /** Base units by lot of the paper that it did not have. */
  short: LotQuantity[]
  /** Lots of boxes in the hand that the books do not have: no other lot stands for them. */
  toCome: ReadonlySet<string>
}

/** A lot that stood for another one: the one on the paper was used up. */
export interface ReplacedLot {
  place: number
  productId: string
  /** Null where the paper names none. */
  saidId: string | null
  lotId: string
  quantity: number
}

export interface SaidLots {
  /** By line and draw. */
  draws: Draw[][]
  replaced: ReplacedLot[]
  /** Goods that are not there, by the lot of the paper; without one the place where they are owed is asked for. */
  owed: { place: number; productId: string; lotId: string | null; quantity: number; comesLater?: true }[]
}

/**
 * The lots of a sale whose goods are gone: first those of the paper as far as they are there, whatever became of them since; the rest from other lots that
 * may be sold, by expiry; what no shelf has is owed on the paper's own lot. Goods of a lot that comes later are owed on it, whatever other lots have. A lot that owes has nothing to sell: it is owed only what the lot does not have.
 */
export function takeSaidLots(
  lines: readonly BillLine[],
  said: readonly SaidLine[] | null,
  { lots, owing, onDay }: { lots: readonly BillLot[]; owing: readonly OwingShelf[] | null; onDay: string },
): SaidLots {
  const left = new Map(lots.map(lot => [lot.id, lot.quantity]))
  const lotsOf = Map.groupBy(lots, lot => lot.productId)
  const take = (lotId: string, most: number) => {
    const quantity = Math.min(most, left.get(lotId) ?? 0)
    if (quantity > 0) left.set(lotId, left.get(lotId)! - quantity)
    return quantity
  }
  const asked = lines.flatMap((line, place) =>
    line.draws.map((draw, at): SaidDraw => {
      const own = isService(draw.product) ? [] : saidOf(line, draw, said?.[line.index])
      return {
        place,
        at,
        draw,
        said: own,
        taken: [],
        missing: isService(draw.product) ? 0 : draw.baseQuantity,
        short: [],
        toCome: new Set(line.item.lots?.flatMap(({ lotId, comesLater }) => (comesLater ? [lotId] : []))),
      }
    }),
  )
  for (const one of asked)
    for (const { lotId, quantity } of one.said) {
      const got = take(lotId, quantity)
      if (got > 0) one.taken.push({ lotId, quantity: got })
      if (got < quantity) one.short.push({ lotId, quantity: quantity - got })
      one.missing -= got
    }
  const owed: SaidLots['owed'] = []
  for (const one of asked) {
    const productId = one.draw.product.id
    for (const { lotId, quantity } of one.short.filter(({ lotId }) => one.toCome.has(lotId))) {
      owed.push({ place: one.place, productId, lotId, quantity, comesLater: true })
      one.missing -= quantity
    }
    one.short = one.short.filter(({ lotId }) => !one.toCome.has(lotId))
  }
  const replaced: ReplacedLot[] = []
  for (const one of asked) {
    if (one.missing === 0) continue
    const productId = one.draw.product.id
    const shelf = (lotsOf.get(productId) ?? []).map(lot => ({ ...lot, quantity: left.get(lot.id) ?? 0 }))
    const picked = pickLots({ lots: shelf, needBase: one.missing, onDay })
    for (const { lotId, quantity } of picked.taken) {
      take(lotId, quantity)
      add(one.taken, lotId, quantity)
      if (one.short.length > 0)
        replaced.push({ place: one.place, productId, saidId: one.short[0]!.lotId, lotId, quantity })
    }
    one.missing = picked.missing
  }
  for (const one of asked) {
    if (one.missing === 0) continue
    // What other lots gave stands for the last ones of the paper: the first is owed first.
    let open = one.missing
    for (const { lotId, quantity } of one.short.length > 0 ? one.short : [{ lotId: null, quantity: open }]) {
      const part = Math.min(open, quantity)
      if (part > 0) owed.push({ place: one.place, productId: one.draw.product.id, lotId, quantity: part })
      open -= part
    }
    if (open > 0)
      owed.push({
        place: one.place,
        productId: one.draw.product.id,
        lotId: one.short[0]?.lotId ?? null,
        quantity: open,
      })
  }
  const draws: Draw[][] = lines.map(() => [])
  for (const { place, at, draw, taken } of asked) {
    const own = owed.filter(row => row.place === place && row.productId === draw.product.id)
    const isOwed = own.length > 0
    draws[place]![at] = {
      ...draw,
      taken,
      skipped: [],
      owed: own.reduce((sum, { quantity }) => sum + quantity, 0),
      ...(isOwed && owing && { owedLots: byLot(own.map(row => ({ ...row, lotId: owingLot(row, owing) }))) }),
    }
  }
  return { draws, replaced, owed }
}

/** Where goods are owed: on the lot of the paper, else on the one that was found for goods without a named lot. */
function owingLot(
  { lotId, productId }: { lotId: string | null; productId: string },
  owing: readonly OwingShelf[],
): string {
  const known = owing.find(shelf => shelf.lotId === lotId && shelf.productId === productId)
  return (known ?? owing.find(shelf => shelf.productId === productId))!.lotId
}

/** What of the lots that the paper names for a line is of these goods, no more than the line takes of them. */
function saidOf(
  { draws, item }: BillLine,
  { product, baseQuantity, part }: Draw,
  said: SaidLine | undefined,
): LotQuantity[] {
  const named = said
    ? said.lots.map(({ productId, lotId, quantity }) => ({ productId: productId ?? null, lotId, quantity }))
    : (item.lots ?? []).map(lot => ({ productId: null, ...lot }))
  let open = baseQuantity
  const own: LotQuantity[] = []
  for (const { productId, lotId, quantity } of named) {
    const isOwn = productId === product.id || (productId === null && (part === null || draws.length === 1))
    const most = isOwn ? Math.min(open, quantity) : 0
    if (most > 0) add(own, lotId, most)
    open -= most
  }
  // A paper that names too little of its only lot means all of it.
  if (open > 0 && own.length === 1 && named.length === 1) own[0]!.quantity += open
  return own
}

function add(rows: LotQuantity[], lotId: string, quantity: number): void {
  const known = rows.find(row => row.lotId === lotId)
  if (known) known.quantity += quantity
  else rows.push({ lotId, quantity })
}

function byLot(rows: readonly LotQuantity[]): LotQuantity[] {
  const once: LotQuantity[] = []
  for (const { lotId, quantity } of rows) add(once, lotId, quantity)
  return once
}
