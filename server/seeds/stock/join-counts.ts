import { inventoryCheckRoutes } from '@quay/contract/inventory-check/routes'
import { inventoryCheckBody } from '@quay/contract/inventory-check/shapes'
import { createCheck } from '../../src/features/inventory-check/create-check.ts'
import { mergeChecks } from '../../src/features/inventory-check/merge-checks.ts'
import { openSheet } from '../../src/features/inventory-check/sheet/open-sheet.ts'
import { recordLines } from '../../src/features/inventory-check/sheet/record-lines.ts'
import { bodyOf } from '../as-person.ts'
import type { Seller, Shop } from '../trade/shop.ts'
import { lotsOnShelf, partsOf } from './lots-on-shelf.ts'

const minute = 60_000
const countedEach = 5
const countedInAll = 2 * countedEach - 1

interface Counter extends Seller {
  note: string
  place: string
  /** Of the lots, from where to where; the two overlap in one, which lies in both places. */
  lots: readonly [from: number, to: number]
}

/** Two people of the second branch began to count apart this evening; their checks became one, which waits to be looked at. */
export async function joinCounts({ actor, at, end, branches, sellers }: Shop): Promise<void> {
  const branchId = branches[1]?.id
  const [, one, other] = sellers[1] ?? []
  if (!branchId || !one || !other) return
  const before = (minutes: number) => new Date(end.getTime() - minutes * minute)
  const counters: Counter[] = [
    { ...one, note: 'Kệ thuốc bổ', place: 'Kệ ngoài', lots: [0, countedEach] },
    { ...other, note: 'Kho phía sau', place: 'Kho sau', lots: [countedEach - 1, countedInAll] },
  ]
  const checkIds: string[] = []
  for (const [turn, counter] of counters.entries()) {
    const counted = before(28 - turn)
    const [body, hash] = bodyOf(inventoryCheckBody, { branchId, kind: 'PRODUCT', isBlind: false, note: counter.note })
    const check = await counter.at(counted, tx => createCheck(tx, counter.actor, body, hash))
    const [sheetBody, sheetHash] = bodyOf(inventoryCheckRoutes.openSheet.body, { name: counter.place })
    const sheet = await counter.at(counted, tx => openSheet(tx, counter.actor, check.id, sheetBody, sheetHash))
    await counter.at(counted, async tx => {
      const lots = await lotsOnShelf(tx, branchId, 'quantity', countedInAll)
      const shared = lots[countedEach - 1]
      const lines = lots.slice(...counter.lots).map(lot => ({
        ...{ productId: lot.productId, lotNumber: lot.lotNumber },
        // Of what lies in both places each finds a part.
        parts: partsOf(lot, lot === shared ? partOf(lot.quantity, turn) : lot.quantity),
        startedAt: counted.toISOString(),
        countedAt: counted.toISOString(),
        revision: 1,
      }))
      const [record] = bodyOf(inventoryCheckRoutes.record.body, { clock: counted.toISOString(), lines })
      return recordLines(tx, counter.actor, sheet.id, record)
    })
    checkIds.push(check.id)
  }
  const note = 'Hai người đếm hai nơi'
  const [merge, mergeHash] = bodyOf(inventoryCheckRoutes.merge.body, { checkIds, note })
  await at(before(20), tx => mergeChecks(tx, actor, merge, mergeHash))
}

const partOf = (quantity: number, turn: number) =>
  turn === 0 ? Math.ceil(quantity / 3) : quantity - Math.ceil(quantity / 3)
