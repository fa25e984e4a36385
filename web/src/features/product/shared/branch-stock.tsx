import { productRoutes } from '@quay/contract/product/routes'
import type { Product } from '@quay/contract/product/shapes'
import { formatUnits } from '@quay/domain/quantity/convert-unit'
import { useQueries } from '@tanstack/react-query'
import { call } from '../../../api/client.ts'
import { useProfile } from '../../../api/session/session.ts'
import { routeKey } from '../../../api/use-route.ts'
import { productText } from '../../../text/product/product.ts'
import { Card } from '../../../ui/page/card.tsx'
import type { Column } from '../../../ui/table/column.ts'
import { figureColumn, moneyColumn } from '../../../ui/table/columns.tsx'
import { DataTable } from '../../../ui/table/data-table.tsx'

type BranchRow = { id: string; name: string; onHand: number | null; inTransit: number; value: number | undefined }

/** What each branch that the person works for holds of a product. */
export function BranchStock({ product }: { product: Product }) {
  const { branches } = useProfile()
  const held = useQueries({
    queries: branches.map(branch => {
      const input = { query: { branchId: branch.id, productId: product.id } }
      return {
        queryKey: routeKey(productRoutes.stock, input),
        queryFn: ({ signal }: { signal: AbortSignal }) => call(productRoutes.stock, input, { signal }),
      }
    }),
  })
  const rows = branches.map((branch, place): BranchRow => {
    const row = held[place]?.data?.items[0]
    return {
      id: branch.id,
      name: branch.name,
      onHand: row?.onHand ?? null,
      inTransit: row?.inTransit ?? 0,
      value: row?.value,
    }
  })
  const failed = held.find(one => one.error)
  const sum = rows.reduce((all, row) => all + (row.onHand ?? 0), 0)
  const hasValue = rows.some(row => row.value !== undefined)
  return (
    <Card padded={false} className="overflow-hidden">
      <DataTable
        label={productText.tabs.branches}
        columns={columnsOf(product, hasValue)}
        rows={rows}
        rowKey={row => row.id}
        rowLabel={row => row.name}
        loading={held.some(one => one.isPending)}
        error={failed && { onRetry: () => held.forEach(one => void one.refetch()) }}
        totals={
          rows.length > 1
            ? { label: productText.allBranches(rows.length), cells: { onHand: formatUnits(sum, product.units) } }
            : undefined
        }
      />
    </Card>
  )
}

function columnsOf(product: Product, hasValue: boolean): ReadonlyArray<Column<BranchRow>> {
  const { branch } = productText
  const value: Column<BranchRow> = moneyColumn('value', branch.value, row => row.value, { card: 'line2' })
  return [
    { id: 'name', header: branch.name, card: 'title', cell: row => row.name },
    figureColumn(
      'onHand',
      branch.onHand,
      row => (
        <span className={row.onHand ? 'font-semibold' : 'text-ink-3'}>
          {row.onHand === null ? '—' : formatUnits(row.onHand, product.units)}
        </span>
      ),
      { card: 'amount' },
    ),
    figureColumn(
      'inTransit',
      branch.inTransit,
      row => <span className={row.inTransit ? '' : 'text-ink-3'}>{formatUnits(row.inTransit, product.units)}</span>,
      { hideBelow: 'md' },
    ),
    ...(hasValue ? [value] : []),
  ]
}
