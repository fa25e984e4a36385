import { purchaseOrderRoutes } from '@quay/contract/purchase-order'
import { formatNumber } from '@quay/domain/text/format-number'
import type { CallInput } from '../../api/client.ts'
import { useListExport } from '../../api/use-list-export.ts'
import { orderText } from '../../text/purchase-order.ts'
import { ExportList } from '../../ui/export-list.tsx'

type ExportOrdersProps = {
  filter: CallInput<typeof purchaseOrderRoutes.export>['body']
  /** How many orders the filter finds. */
  count: number
}

/** The button that takes the orders of the list's filter out as an Excel file; nothing for somebody who may not. */
export function ExportOrders({ filter, count }: ExportOrdersProps) {
  const file = useListExport(purchaseOrderRoutes.export)
  return (
    <ExportList
      file={file}
      count={count}
      title={orderText.exportTitle}
      hint={orderText.exportHint(formatNumber(count))}
      linesLabel={orderText.exportLines}
      onStart={withLines => void file.start({ body: { ...filter, withLines } })}
    />
  )
}
