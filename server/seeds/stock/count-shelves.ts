import { disposalBody } from '@quay/contract/disposal/shapes'
import { inventoryCheckRoutes } from '@quay/contract/inventory-check/routes'
import { inventoryCheckBody } from '@quay/contract/inventory-check/shapes'
import { qualityCheckRoutes } from '@quay/contract/quality-check/routes'
import { addDays } from '@quay/domain/time/calendar'
import type { Actor, Tx } from '../../src/db/connection/transaction.ts'
import { createDraft } from '../../src/document/write-draft.ts'
import { disposalKind } from '../../src/features/disposal/disposal-kind.ts'
import { listCandidates } from '../../src/features/disposal/disposal-queries.ts'
import { completeCheck } from '../../src/features/inventory-check/complete-check.ts'
import { createCheck } from '../../src/features/inventory-check/create-check.ts'
import { decideLines } from '../../src/features/inventory-check/decide-lines.ts'
import { listReasons } from '../../src/features/inventory-check/difference-reasons.ts'
import { readReview } from '../../src/features/inventory-check/review-check.ts'
import { openSheet } from '../../src/features/inventory-check/sheet/open-sheet.ts'
import { recordLines } from '../../src/features/inventory-check/sheet/record-lines.ts'
import { completeQualityCheck } from '../../src/features/quality-check/complete-quality-check.ts'
import { createQualityCheck } from '../../src/features/quality-check/create-quality-check.ts'
import { updateQualityCheck } from '../../src/features/quality-check/update-quality-check.ts'
import { bodyOf } from '../as-person.ts'
import { dayOf } from '../trade/clock.ts'
import type { Shop } from '../trade/shop.ts'
import { lotsOnShelf, partsOf } from './lots-on-shelf.ts'

const hour = 3_600_000
const minute = 60_000
const countedLots = 12
/** What a hand count finds beside the books, lot by lot: most are right. */
const found = [0, 0, -2, 0, 1, 0, 0, -1, 0, 0, 0, 0]

/** What the stock room does in the last days: a check that is completed and one under way, the look of the month, and a disposal. */
export async function countShelves({ actor, at, end, lastDay, branches }: Shop): Promise<void> {
  const branchId = branches[0]!.id
  const before = (hours: number) => new Date(end.getTime() - hours * hour)
  for (const [hours, isDone] of [
    [2.4, true],
    [0.3, false],
  ] as const) {
    const [body, hash] = bodyOf(inventoryCheckBody, {
      branchId,
      kind: 'PRODUCT',
      isBlind: true,
      note: isDone ? 'Kiểm hàng giá trị cao' : 'Đang đếm lại tủ kính',
    })
    const check = await at(before(hours), tx => createCheck(tx, actor, body, hash))
    const [sheetBody, sheetHash] = bodyOf(inventoryCheckRoutes.openSheet.body, { name: 'Tủ kính' })
    const sheet = await at(before(hours), tx => openSheet(tx, actor, check.id, sheetBody, sheetHash))
    const counted = new Date(before(hours).getTime() + 5 * minute)
    await at(counted, async tx => {
      const lots = await lotsOnShelf(tx, branchId, 'value', countedLots)
      const lines = lots.slice(0, isDone ? countedLots : 4).map((lot, place) => ({
        ...{ productId: lot.productId, lotNumber: lot.lotNumber },
        parts: partsOf(lot, Math.max(lot.quantity + (isDone ? found[place]! : 0), 0)),
        startedAt: counted.toISOString(),
        countedAt: counted.toISOString(),
        revision: 1,
      }))
      const [record] = bodyOf(inventoryCheckRoutes.record.body, { clock: counted.toISOString(), lines })
      return recordLines(tx, actor, sheet.id, record)
    })
    if (!isDone) continue
    const looked = new Date(counted.getTime() + 10 * minute)
    await at(looked, tx => giveReasons(tx, actor, check.id))
    await at(looked, tx => completeCheck(tx, actor, check.id, {}))
  }

  const month = addDays(`${lastDay.slice(0, 7)}-01`, -1).slice(0, 7)
  const [form, formHash] = bodyOf(qualityCheckRoutes.create.body, { branchId, month })
  const look = await at(before(2), tx => createQualityCheck(tx, actor, form, formHash))
  const worst = look.items[0]
  const [seen] = bodyOf(qualityCheckRoutes.update.body, {
    version: look.version,
    inspectors: 'Trần Thu Hà',
    storage: {
      temperature: true,
      humidity: true,
      light: true,
      clean: true,
      order: true,
      pests: true,
      quarantine: true,
    },
    items: look.items
      .filter(item => item === worst || item.risk === 'EXPIRED')
      .map(item => ({
        lotId: item.lotId,
        result: 'DISPOSE' as const,
        note: item.risk === 'EXPIRED' ? 'Hết hạn' : 'Vỉ phồng, không bán',
      })),
    passRest: ['MONTH', 'QUARTER', 'HALF', 'STORAGE', 'CONTROLLED', 'NONE'],
  })
  const judged = await at(before(1.9), tx => updateQualityCheck(tx, actor, look.id, seen))
  await at(before(1.8), tx => completeQualityCheck(tx, actor, look.id, judged.version))
  if (!worst) return
  await at(before(1.7), async tx => {
    const lots = await listCandidates(tx, actor, { branchId, lotIds: [worst.lotId], limit: 10 })
    const [body, hash] = bodyOf(disposalBody, {
      branchId,
      status: 'SUCCEED',
      reason: 'QUALITY',
      method: 'Nghiền nát, trộn xi măng',
      witnesses: [{ name: 'Lê Văn Bình', title: 'Dược sĩ' }],
      // An hour and a half before a demo that is made after midnight is another day.
      disposedOn: dayOf(before(1.7)),
      items: lots.map(({ productId, lotId, bucket, quantity, units }) => ({
        ...{ productId, lotId, bucket, quantity },
        unitId: units.at(-1)!.id,
      })),
    })
    return createDraft(tx, actor, disposalKind, body, hash)
  })
}

/** The reviewer says why each lot differs. */
async function giveReasons(tx: Tx, actor: Actor, checkId: string): Promise<void> {
  const reasons = await listReasons(tx)
  const { items } = await readReview(tx, actor, checkId, { tab: 'differ', page: 1, limit: countedLots })
  const lines = items.map(({ productId, lotNumber, bucket, difference }) => {
    const unfit = difference < 0 ? 'PLUS' : 'MINUS'
    const reasonId = reasons.find(({ direction }) => direction !== 'BOTH' && direction !== unfit)?.id ?? null
    return { productId, lotNumber, bucket, reasonId }
  })
  await decideLines(tx, actor, checkId, lines)
}
