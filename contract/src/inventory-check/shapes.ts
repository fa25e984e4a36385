import { z } from 'zod'
import { documentStatuses, lotStates } from '../enumeration.ts'
import { cancelled, day, id, instant, maxQuantity, namedProduct, text } from '../field.ts'
import { branchFilter } from '../page.ts'

/** What is counted: chosen products, a group with all below it, one shelf position, or everything at the branch. */
export const checkKinds = ['PRODUCT', 'GROUP', 'POSITION', 'BRANCH'] as const
export const buckets = ['sellable', 'quarantine'] as const
/** Which way a reason is for: goods found, goods missing, or both. */
export const reasonDirections = ['PLUS', 'MINUS', 'BOTH'] as const
/** Where the value of found goods comes from: their lot, their product, its last purchase, nothing known, or the line they stand in for. */
export const valueSources = ['lot', 'product', 'purchase', 'none', 'offset'] as const

export type CheckKind = (typeof checkKinds)[number]
export type ValueSource = (typeof valueSources)[number]

/** How many lines a phone sends at once, and how many a reviewer decides at once. */
export const mostCountLines = 500
/** How many checks become one at once. */
export const mostMerged = 20

const scope = {
  kind: z.enum(checkKinds),
  groupId: id.nullish(),
  positionId: id.nullish(),
  /** Of a check by product; what is counted besides is added to it. */
  productIds: z.array(id).max(mostCountLines, 'Tối đa 500 mặt hàng').optional(),
}

export const inventoryCheckBody = z.strictObject({
  id: id.optional(),
  branchId: id.optional(),
  ...scope,
  /** The counters do not see the quantities by the books. */
  isBlind: z.boolean().default(true),
  note: text(500).nullish(),
})
export type InventoryCheckBody = z.output<typeof inventoryCheckBody>

export const checkSummary = z.object({
  id,
  code: z.string(),
  kind: z.enum(checkKinds),
  /** The name of the group or the shelf position. */
  scopeName: z.string().nullable(),
  status: z.enum(documentStatuses),
  isBlind: z.boolean(),
  isHeld: z.boolean(),
  branchId: id,
  note: z.string().nullable(),
  createdByName: z.string(),
  createdAt: instant,
  postedAt: instant.nullable(),
  businessDay: day,
  sheetCount: z.int(),
  /** Of a completed check by lot; of a draft what has been counted so far, and no differences. */
  lineCount: z.int(),
  matchCount: z.int(),
  plusCount: z.int(),
  minusCount: z.int(),
  /** Only with cost/read. */
  plusValue: z.int().optional(),
  minusValue: z.int().optional(),
})
export type InventoryCheckSummary = z.output<typeof checkSummary>

export const sheet = z.object({
  id,
  inventoryCheckId: id,
  name: z.string(),
  round: z.int(),
  counterId: id,
  counterName: z.string(),
  createdAt: instant,
  finishedAt: instant.nullable(),
  discardedAt: instant.nullable(),
  /** The check on which it was begun, where that was merged into this one. */
  countedInCode: z.string().nullable(),
  lineCount: z.int(),
  lastReceivedAt: instant.nullable(),
})
export type CountSheet = z.output<typeof sheet>

const checkName = z.object({ id, code: z.string() })

export const inventoryCheck = checkSummary.extend({
  groupId: id.nullable(),
  positionId: id.nullable(),
  productIds: z.array(id),
  heldAt: instant.nullable(),
  heldByName: z.string().nullable(),
  holdReason: z.string().nullable(),
  zeroedUncounted: z.boolean(),
  version: z.int(),
  postedByName: z.string().nullable(),
  ...cancelled,
  /** Where its sheets went; a check that was merged is cancelled. */
  mergedInto: checkName.nullable(),
  /** What was merged to make it. */
  mergedFrom: z.array(checkName),
  sheets: z.array(sheet),
})
export type InventoryCheck = z.output<typeof inventoryCheck>

/** A lot of a product in a place. Goods without lots, and lots without a number, have the number ''. */
export const lineKey = {
  productId: id,
  lotNumber: text(40).default(''),
  bucket: z.enum(buckets).default('sellable'),
}

export const countLineInput = z.strictObject({
  ...lineKey,
  /** As it stands on the pack. */
  expiryDate: day.nullish(),
  /** What was counted, by unit: 3 boxes, 2 blisters, 4 tablets. Nothing is none of it. */
  parts: z.array(z.strictObject({ unitId: id, quantity: z.int().min(0).max(maxQuantity) })).max(10),
  /** The counter takes the line back: as if it had not been counted. */
  isRemoved: z.boolean().default(false),
  note: text(200).nullish(),
  startedAt: instant,
  countedAt: instant,
  /** Grows with every change of the line on the phone. */
  revision: z.int().min(1).max(1_000_000),
})

export const countLine = z.object({
  ...namedProduct,
  lotNumber: z.string(),
  bucket: z.enum(buckets),
  expiryDate: day.nullable(),
  /** Base units. */
  quantity: z.int(),
  parts: z.array(z.object({ unitId: id, unitName: z.string(), ratio: z.int(), quantity: z.int() })),
  note: z.string().nullable(),
  startedAt: instant,
  countedAt: instant,
  revision: z.int(),
  /** Taken back: its revision goes on all the same. */
  isRemoved: z.boolean(),
})
export type CountLine = z.output<typeof countLine>

export const lineOutcome = z.object({
  productId: id,
  lotNumber: z.string(),
  bucket: z.enum(buckets),
  revision: z.int(),
  /** `older`: another device wrote something else on this line, of this revision or a later one. */
  outcome: z.enum(['kept', 'older', 'refused']),
  /** The revision that is kept now; null where there is none. */
  storedRevision: z.int().nullable(),
  /** Why it was refused, as a sentence. */
  message: z.string().nullable(),
})
export type LineOutcome = z.output<typeof lineOutcome>

/** A product as a counting phone keeps it: nothing of what the books say where the check is blind. */
export const countGoods = z.object({
  id,
  code: z.string(),
  name: z.string(),
  isLotManaged: z.boolean(),
  position: z.string().nullable(),
  units: z.array(z.object({ id, name: z.string(), ratio: z.int(), barcodes: z.array(z.string()) })),
  lots: z.array(
    z.object({
      number: z.string(),
      expiryDate: day.nullable(),
      state: z.enum(lotStates),
      /** Base units by the books; absent where the caller may not see them. */
      book: z.int().optional(),
      quarantineBook: z.int().optional(),
    }),
  ),
})
export type CountGoods = z.output<typeof countGoods>

/** What stands against completing a line. */
export const lineBlocks = ['recount', 'goods-moved', 'expiry-repeated', 'merged', 'offset', 'reason'] as const

export const reviewLine = z.object({
  ...namedProduct,
  baseUnit: z.string(),
  units: z.array(z.object({ name: z.string(), ratio: z.int() })),
  lotNumber: z.string(),
  bucket: z.enum(buckets),
  /** By the books; null for a lot that the books do not have. */
  expiryDate: day.nullable(),
  /** On the packs, where it differs from the books. */
  foundExpiryDate: day.nullable(),
  isKnownLot: z.boolean(),
  /** All in base units. Null in a line without a count. */
  counted: z.int().nullable(),
  /** By the books at the moment of the count; of a line without a count, by the books now. */
  book: z.int(),
  difference: z.int(),
  value: z.int().optional(),
  valueSource: z.enum(valueSources).nullable(),
  countedAt: instant.nullable(),
  counterNames: z.string().nullable(),
  round: z.int(),
  /** What moved the goods while they were being counted, and since: sentences. */
  remarks: z.array(z.string()),
  blocks: z.array(z.object({ why: z.enum(lineBlocks), text: z.string() })),
  reasonId: id.nullable(),
  reasonName: z.string().nullable(),
  note: z.string().nullable(),
  offsetGroup: z.int().nullable(),
  correctsExpiry: z.boolean(),
  controlGroup: z.string().nullable(),
})
export type ReviewLine = z.output<typeof reviewLine>

/** A lot whose count is too far from the books, or does not fit them any more. */
export const recountLot = z.object({
  productId: id,
  productName: z.string(),
  position: z.string().nullable(),
  lotNumber: z.string(),
  expiryDate: day.nullable(),
  bucket: z.enum(buckets),
  /** The caller counted it first, so another person has to count it again. */
  isOwn: z.boolean(),
})
export type RecountLot = z.output<typeof recountLot>

export const mergePreview = z.object({
  kind: z.enum(checkKinds),
  scopeName: z.string().nullable(),
  isBlind: z.boolean(),
  checks: z.array(
    z.object({
      id,
      code: z.string(),
      kind: z.enum(checkKinds),
      scopeName: z.string().nullable(),
      createdByName: z.string(),
      note: z.string().nullable(),
      lineCount: z.int(),
    }),
  ),
  /** Sheets that are still open; their counting goes on in the merged check. */
  openSheetNames: z.array(z.string()),
  repeatedCount: z.int(),
  /** Lots that were counted on more than one of them, the first fifty by name: they add up. */
  repeated: z.array(
    z.object({
      productName: z.string(),
      lotNumber: z.string(),
      /** "KK000012 lúc 09:10, KK000013 lúc 14:30": where and when. */
      counts: z.array(z.object({ code: z.string(), countedAt: instant })),
      /** Goods came or went between the counts: the lot has to be counted again. */
      isMoved: z.boolean(),
    }),
  ),
})
export type MergePreview = z.output<typeof mergePreview>

export const reviewTabs = ['all', 'match', 'differ', 'uncounted', 'blocked'] as const
export type ReviewTab = (typeof reviewTabs)[number]

export const reviewTotals = z.object({
  lineCount: z.int(),
  matchCount: z.int(),
  plusCount: z.int(),
  minusCount: z.int(),
  /** Lots of the scope that have goods by the books and no count, and what they are worth. */
  uncountedCount: z.int(),
  blockedCount: z.int(),
  withoutReason: z.int(),
  plusValue: z.int().optional(),
  minusValue: z.int().optional(),
  uncountedValue: z.int().optional(),
})
export type ReviewTotals = z.output<typeof reviewTotals>

export const reason = z.object({
  id,
  name: z.string(),
  direction: z.enum(reasonDirections),
  isActive: z.boolean(),
  version: z.int(),
})
export type DifferenceReason = z.output<typeof reason>

export const checkFilter = z.object({
  ...branchFilter,
  keyword: text(100).optional(),
  status: z.enum(documentStatuses).optional(),
  kind: z.enum(checkKinds).optional(),
  productId: id.optional(),
  from: day.optional(),
  to: day.optional(),
})
