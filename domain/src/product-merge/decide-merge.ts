import { type LedgerBucket, type LotState, productType } from '@quay/contract/enumeration'
import { isService } from '../product/service-type.ts'
import { type Outcome, type Refusal, refuse } from '../refusal.ts'
import { type PostedStock, postStock, type StockMovement } from '../stock/post-stock.ts'
import { fold } from '../text/fold.ts'
import { formatDate } from '../text/format-date.ts'

interface MergeUnit {
  id: string
  name: string
  ratio: number
  price: number
  isBase: boolean
  /** In use. */
  isActive: boolean
}

export interface MergeProduct {
  id: string
  name: string
  type: number
  isLotManaged: boolean
  units: readonly MergeUnit[]
}

export interface MergeLot {
  id: string
  productId: string
  number: string
  /** Two lots of one key are one lot. */
  numberKey: string
  expiryDate: string | null
  state: LotState
  firstReceivedAt: string
}

/** What a product has at a branch, and where its chain of ledger rows ends. */
export interface MergeStock {
  branchId: string
  productId: string
  onHand: number
  reserved: number
  inTransit: number
  entryCount: number
}

export interface MergeFacts {
  survivor: MergeProduct
  /** The one that goes: all it has goes over. */
  duplicate: MergeProduct
  /** Of both. */
  lots: readonly MergeLot[]
  /** Of both, in every branch that one of them was in. */
  stocks: readonly MergeStock[]
  /** Where the duplicate's lots lie or lay, empty shelves too. */
  shelves: readonly { branchId: string; lotId: string; bucket: LedgerBucket; quantity: number; value: number }[]
  /** Drafts that still name the duplicate. */
  draftCodes: readonly string[]
  /** Combos of which both are components. */
  sharedCombos: readonly string[]
  /** One for each of the duplicate's lots and units, used where the survivor has none. */
  freshIds: readonly string[]
}

export interface MergeMovement extends StockMovement {
  kind: 'MERGE'
}

export interface MergePlan {
  /** Lots that the survivor did not have. */
  newLots: MergeLot[]
  /** Lots that the survivor had, with what the duplicate's lot of the same number makes of them. */
  joinedLots: { id: string; state: LotState; firstReceivedAt: string }[]
  /** Which lot of the survivor each lot of the duplicate is from now on, empty ones too: goods may come back to them. */
  lotOf: ReadonlyMap<string, string>
  branches: ({ branchId: string } & PostedStock<MergeMovement>)[]
  /** Shelves that the survivor's lots need: where the duplicate's lots lay, these are found. */
  shelves: { branchId: string; lotId: string; productId: string; bucket: LedgerBucket }[]
  /**
   * Which unit of the survivor stands for a unit of the duplicate, and those that the survivor gets. A unit that is not in use any more
   * is left out where the survivor has none of its ratio.
   */
  unitOf: ReadonlyMap<string, string>
  newUnits: (MergeUnit & { position: number })[]
}

/**
 * Decides the merge of two products that are one: what the duplicate has, in every branch, lot and bucket, goes over to the
 * survivor by pairs of rows of kind MERGE that add up to nothing. Lots of one number and expiry join, empty ones too; of two
 * states the stricter stays. Units are matched by ratio, so both must count in the same smallest unit. Refused while a draft names
 * the duplicate, goods are reserved or on their way, or one lot number has two expiries.
 */
export function decideMerge(facts: MergeFacts): Outcome<{ plan: MergePlan }> {
  const refusal = refuseUnlike(facts) ?? refuseOpen(facts)
  if (refusal) return refusal
  const units = matchUnits(facts)
  if ('ok' in units) return units
  const lots = matchLots(facts)
  if ('ok' in lots) return lots
  const needed = facts.shelves.map(({ branchId, lotId, bucket }) => ({
    ...{ branchId, bucket, productId: facts.survivor.id },
    lotId: lots.lotOf.get(lotId)!,
  }))
  return { ok: true, plan: { ...lots, ...units, shelves: needed, branches: moveStock(facts, lots.lotOf) } }
}

function refuseUnlike({ survivor, duplicate }: MergeFacts): Refusal | null {
  if (survivor.id === duplicate.id) return refuse('merge-with-itself', {}, 'duplicateId')
  const combo = [survivor, duplicate].find(product => product.type === productType.COMBO)
  if (combo) return refuse('merge-combo', { product: combo.name }, 'duplicateId')
  if (isService(survivor) !== isService(duplicate)) return refuse('merge-service-with-goods', {}, 'duplicateId')
  if (survivor.isLotManaged !== duplicate.isLotManaged) return refuse('merge-lots-differ', {}, 'duplicateId')
  const baseOf = ({ units }: MergeProduct) => units.find(unit => unit.isBase && unit.isActive)?.name ?? ''
  if (fold(baseOf(survivor)) !== fold(baseOf(duplicate)))
    return refuse(
      'merge-base-unit-differs',
      { duplicate: baseOf(duplicate), survivor: baseOf(survivor) },
      'duplicateId',
    )
  return null
}

function refuseOpen({ duplicate, stocks, draftCodes, sharedCombos }: MergeFacts): Refusal | null {
  if (draftCodes.length > 0)
    return refuse('merge-drafts-open', { product: duplicate.name, codes: draftCodes.join(', ') }, 'duplicateId')
  if (stocks.some(stock => stock.productId === duplicate.id && (stock.reserved > 0 || stock.inTransit > 0)))
    return refuse('merge-stock-in-motion', { product: duplicate.name }, 'duplicateId')
  if (sharedCombos.length > 0) return refuse('merge-both-in-combo', { combo: sharedCombos.join(', ') }, 'duplicateId')
  return null
}

function matchUnits({ survivor, duplicate, freshIds }: MergeFacts): Pick<MergePlan, 'unitOf' | 'newUnits'> | Refusal {
  const unitOf = new Map<string, string>()
  const newUnits: MergePlan['newUnits'] = []
  const inUse = survivor.units.filter(own => own.isActive)
  for (const [place, unit] of duplicate.units.entries()) {
    const ofRatio = inUse.filter(own => own.ratio === unit.ratio)
    const own = ofRatio.find(one => fold(one.name) === fold(unit.name)) ?? ofRatio[0]
    if (!unit.isActive) {
      if (own) unitOf.set(unit.id, own.id)
      continue
    }
    const namesake = inUse.find(one => fold(one.name) === fold(unit.name))
    if (!own && namesake) {
      const details = { unit: unit.name, duplicate: unit.ratio, survivor: namesake.ratio }
      return refuse('merge-unit-differs', details, 'duplicateId')
    }
    if (!own) newUnits.push({ ...unit, id: freshIds[place]!, isBase: false, position: survivor.units.length + place })
    unitOf.set(unit.id, own?.id ?? freshIds[place]!)
  }
  return { unitOf, newUnits }
}

const strictness: Record<LotState, number> = { normal: 0, held: 1, recalled: 2 }

type MatchedLots = Pick<MergePlan, 'newLots' | 'joinedLots' | 'lotOf'>

function matchLots({ survivor, duplicate, lots, freshIds }: MergeFacts): MatchedLots | Refusal {
  const matched = {
    newLots: [] as MergeLot[],
    joinedLots: [] as MergePlan['joinedLots'],
    lotOf: new Map<string, string>(),
  }
  for (const [place, lot] of lots.filter(one => one.productId === duplicate.id).entries()) {
    const own = lots.find(one => one.productId === survivor.id && one.numberKey === lot.numberKey)
    if (!own) {
      const id = freshIds[duplicate.units.length + place]!
      matched.newLots.push({ ...lot, id, productId: survivor.id })
      matched.lotOf.set(lot.id, id)
      continue
    }
    if (own.expiryDate !== lot.expiryDate) {
      const details = { lot: lot.number, duplicate: inWords(lot.expiryDate), survivor: inWords(own.expiryDate) }
      return refuse('merge-expiry-differs', details, 'duplicateId')
    }
    const state = strictness[lot.state] > strictness[own.state] ? lot.state : own.state
    const firstReceivedAt = lot.firstReceivedAt < own.firstReceivedAt ? lot.firstReceivedAt : own.firstReceivedAt
    matched.joinedLots.push({ id: own.id, state, firstReceivedAt })
    matched.lotOf.set(lot.id, own.id)
  }
  return matched
}

const inWords = (expiry: string | null) => (expiry ? formatDate(expiry) : 'không có')

function moveStock(facts: MergeFacts, lotOf: ReadonlyMap<string, string>) {
  const { survivor, duplicate, stocks } = facts
  const shelves = facts.shelves.filter(({ quantity, value }) => quantity !== 0 || value !== 0)
  const branchIds = [...new Set(shelves.map(shelf => shelf.branchId))].sort()
  return branchIds.map(branchId => {
    const movements = shelves
      .filter(shelf => shelf.branchId === branchId)
      .flatMap(({ lotId, bucket, quantity, value }): MergeMovement[] => [
        { kind: 'MERGE', productId: duplicate.id, lotId, bucket, quantity: 0 - quantity, value: 0 - value },
        { kind: 'MERGE', productId: survivor.id, lotId: lotOf.get(lotId)!, bucket, quantity, value },
      ])
    const heads = [survivor.id, duplicate.id].map(id => {
      const { onHand = 0, entryCount = 0 } =
        stocks.find(stock => stock.branchId === branchId && stock.productId === id) ?? {}
      return { id, onHand, entryCount }
    })
    return { branchId, ...postStock(movements, heads) }
  })
}
