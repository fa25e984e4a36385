import type { ReorderRow } from '@quay/contract/reorder/shapes'
import { useState } from 'react'
import { useTickedRows } from '../../list/use-ticked-rows.ts'

/** The goods that the user ticks to order, and the quantities that they changed. */
export function useOrderedGoods(rows: readonly ReorderRow[]) {
  const [changed, setChanged] = useState<Readonly<Record<string, number>>>({})
  const { ticked, tick, clear, selection } = useTickedRows(rows, row => row.productId)
  return {
    ticked,
    clear,
    selection,
    quantityOf: (row: ReorderRow) => changed[row.productId] ?? row.quantity,
    /** What is sent beside the ticked goods: quantities that differ from those suggested. */
    changes: Object.entries(changed)
      .filter(([productId]) => ticked.has(productId))
      .map(([productId, quantity]) => ({ productId, quantity })),
    change(row: ReorderRow, quantity: number) {
      setChanged(before => ({ ...before, [row.productId]: quantity }))
      // Who writes a quantity means to order it.
      tick(row)
    },
  }
}

export type OrderedGoods = ReturnType<typeof useOrderedGoods>
