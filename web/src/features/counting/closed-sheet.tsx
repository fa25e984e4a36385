import { inventoryCheckRoutes } from '@quay/contract/inventory-check/routes'
import { formatDate } from '@quay/domain/text/format-date'
import { formatNumber } from '@quay/domain/text/format-number'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { newId } from '../../api/new-id.ts'
import { useBranchId } from '../../api/session/session.ts'
import { useAction } from '../../api/use-action.ts'
import { lineKey, type StoredLine, type StoredSheet } from '../../offline/count/count-line.ts'
import type { Counts } from '../../offline/count/count-sender.ts'
import type { GoodsIndex } from '../../offline/count/goods-index.ts'
import { countingText } from '../../text/stock/counting.ts'
import { Button } from '../../ui/button/button.tsx'
import { Note } from '../../ui/mark/note.tsx'
import { Card } from '../../ui/page/card.tsx'
import { confirm } from '../../ui/window/confirm.ts'
import { describeCounted } from './line-words.ts'
import { newSheet } from './use-sheet.ts'

type ClosedProps = { counts: Counts; sheet: StoredSheet; why: string; index: GoodsIndex }

/** A sheet of which the server accepts no more lines: lists those not accepted by lot; they can go into another check. */
export function ClosedSheet({ counts, sheet, why, index }: ClosedProps) {
  const router = useRouter()
  const branchId = useBranchId()
  const [lines, setLines] = useState<readonly StoredLine[] | null>(null)
  useEffect(() => {
    let left = false
    const read = async () => {
      const stored = await counts.linesOf(sheet.id)
      if (!left) setLines(stored.filter(line => line.revision > line.sent && !(line.isRemoved && line.sent === 0)))
    }
    void read()
    return () => {
      left = true
    }
  }, [counts, sheet.id])
  const create = useAction(inventoryCheckRoutes.create, {
    onDone: async ({ id: checkId, code: checkCode }) => {
      const id = newId()
      const moved = (lines ?? []).filter(line => !line.isRemoved)
      await counts.seed(
        newSheet({ id, checkId, checkCode, name: sheet.name, isRecount: false }),
        moved.map(line => ({ ...line, sheetId: id, key: lineKey(id, line), sent: 0, refusal: null })),
      )
      await counts.forget(sheet.id)
      router.history.push(`/products/check-inventory/${checkId}/count`)
    },
  })
  async function drop() {
    const sure =
      lines?.length === 0 ||
      (await confirm({
        title: countingText.dropTitle,
        description: countingText.dropHint,
        confirmLabel: countingText.drop,
      }))
    if (!sure) return
    await counts.forget(sheet.id)
    router.history.push(`/products/check-inventory/${sheet.checkId}`)
  }
  if (!lines) return null
  const products = [...new Set(lines.map(line => line.productId))]
  return (
    <Card title={countingText.closedTitle} className="max-w-xl">
      <div className="grid gap-3">
        <Note tone="warning">{why}</Note>
        <p>{lines.length === 0 ? countingText.closedAll : countingText.closedLines(formatNumber(lines.length))}</p>
        <ul aria-label={countingText.closedTitle} className="grid gap-1.5">
          {lines.map(line => {
            const product = index.get(line.productId)
            return (
              <li key={line.key} className="flex gap-3">
                <span className="min-w-0 flex-1">
                  {[
                    product?.name ?? '',
                    countingText.lotName(line.lotNumber, line.expiryDate ? formatDate(line.expiryDate) : ''),
                    ...(line.bucket === 'quarantine' ? [countingText.places.quarantine] : []),
                  ].join(' · ')}
                </span>
                <b>{line.isRemoved ? countingText.remove : product && describeCounted(line, product)}</b>
              </li>
            )
          })}
        </ul>
        <div className="flex flex-wrap justify-end gap-2">
          <Button size="lg" onClick={() => void drop()}>
            {lines.length === 0 ? countingText.leave : countingText.drop}
          </Button>
          {lines.some(line => !line.isRemoved) && (
            <Button
              size="lg"
              variant="primary"
              busy={create.isPending}
              onClick={() =>
                create.mutate({
                  body: {
                    branchId,
                    kind: 'PRODUCT',
                    productIds: products,
                    isBlind: true,
                    note: countingText.copiedNote(sheet.checkCode),
                  },
                })
              }
            >
              {countingText.toNewCheck}
            </Button>
          )}
        </div>
      </div>
    </Card>
  )
}
