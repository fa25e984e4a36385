import type { InventoryCheck } from '@quay/contract/inventory-check/shapes'
import { useState } from 'react'
import type { LineName, StoredSheet } from '../../offline/count/count-line.ts'
import type { Counts } from '../../offline/count/count-sender.ts'
import type { CountHit, GoodsIndex } from '../../offline/count/goods-index.ts'
import { chirp } from '../../scan/beep.ts'
import { countingText } from '../../text/stock/counting.ts'
import { EmptyState } from '../../ui/page/empty-state.tsx'
import { chooseLot } from './choose-lot.ts'
import { CountCard } from './count-card.tsx'
import { CountFind } from './count-find.tsx'
import { CountFoot } from './count-foot.tsx'
import { CountLists } from './count-lists.tsx'
import { LotChoice } from './lot-choice.tsx'
import { useSheetLines } from './use-sheet-lines.ts'

type WorkProps = { counts: Counts; sheet: StoredSheet; check: InventoryCheck | null; index: GoodsIndex }

/** Scanned goods whose lot is not chosen yet. */
type Waiting = { productId: string; unitId: string | null; quantity: number }

/** The work of counting: the find box, the lot that is being counted in large figures, and all others under it. */
export function CountWork({ counts, sheet, check, index }: WorkProps) {
  const { lines, find, change } = useSheetLines(counts, sheet.id)
  const [current, setCurrent] = useState<LineName | null>(null)
  const [waiting, setWaiting] = useState<Waiting | null>(null)
  const product = current && index.get(current.productId)
  const asked = waiting && index.get(waiting.productId)

  /** A scan counts one more; goods that were looked for by name are only shown. */
  function take({ product: hit, unitId, lotNumber: named, expiryDate }: CountHit, quantity: number) {
    const lotNumber = chooseLot(hit, named, current)
    if (lotNumber === null) {
      const before = waiting?.productId === hit.id && waiting.unitId === unitId ? waiting.quantity : 0
      setWaiting({ productId: hit.id, unitId, quantity: before + quantity })
      return
    }
    const bucket = current?.productId === hit.id ? current.bucket : 'sellable'
    countOf({ productId: hit.id, lotNumber, bucket }, unitId, quantity, expiryDate)
  }
  function countOf(name: LineName, unitId: string | null, quantity: number, expiryDate: string | null) {
    setWaiting(null)
    setCurrent(name)
    const goods = index.get(name.productId)
    const known = goods?.lots.find(lot => lot.number.toUpperCase() === name.lotNumber.toUpperCase())
    if (expiryDate !== null && expiryDate !== known?.expiryDate && find(name)?.expiryDate !== expiryDate)
      change(name, { do: 'expiry', expiryDate })
    if (quantity === 0) return
    const unit = unitId ?? goods?.units.find(({ ratio }) => ratio === 1)?.id
    if (unit) change(name, { do: 'add', unitId: unit, by: quantity })
    chirp()
  }
  return (
    <div className="grid items-start gap-3 lg:grid-cols-[minmax(0,440px)_minmax(0,1fr)]">
      <div className="grid gap-3 lg:sticky lg:top-0">
        <CountFind
          index={index}
          onScan={hit => take(hit, 1)}
          onTake={found => take({ product: found, unitId: null, lotNumber: null, expiryDate: null }, 0)}
        />
        {asked && waiting ? (
          <LotChoice
            key={waiting.productId}
            product={asked}
            waiting={waiting}
            onCancel={() => setWaiting(null)}
            onTake={(lotNumber, expiryDate) =>
              countOf(
                { productId: asked.id, lotNumber, bucket: 'sellable' },
                waiting.unitId,
                waiting.quantity,
                expiryDate,
              )
            }
          />
        ) : current && product ? (
          <CountCard
            key={`${current.productId} ${current.bucket} ${current.lotNumber}`}
            product={product}
            name={current}
            line={find(current)}
            onChange={how => change(current, how)}
            onMove={setCurrent}
            onOtherLot={() => setWaiting({ productId: product.id, unitId: null, quantity: 0 })}
            onRemoved={() => setCurrent(null)}
          />
        ) : (
          <EmptyState title={countingText.nothingYet}>{countingText.nothingYetHint}</EmptyState>
        )}
        <CountFoot counts={counts} sheet={sheet} lines={lines} />
      </div>
      <CountLists
        check={check}
        sheet={sheet}
        index={index}
        lines={lines}
        onOpen={name => {
          setWaiting(null)
          setCurrent(name)
        }}
        onProduct={found => take({ product: found, unitId: null, lotNumber: null, expiryDate: null }, 0)}
      />
    </div>
  )
}
