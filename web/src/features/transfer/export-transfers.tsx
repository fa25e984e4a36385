import { transferRoutes } from '@quay/contract/stock-transfer'
import { formatNumber } from '@quay/domain/text/format-number'
import type { CallInput } from '../../api/client.ts'
import { useListExport } from '../../api/use-list-export.ts'
import { transferText } from '../../text/transfer.ts'
import { ExportList } from '../../ui/export-list.tsx'

type ExportTransfersProps = {
  filter: CallInput<typeof transferRoutes.export>['body']
  /** How many transfers the filter finds. */
  count: number
}

/** The button that takes the transfers of the list's filter out as an Excel file; nothing for somebody who may not. */
export function ExportTransfers({ filter, count }: ExportTransfersProps) {
  const file = useListExport(transferRoutes.export)
  return (
    <ExportList
      file={file}
      count={count}
      title={transferText.exportTitle}
      hint={transferText.exportHint(formatNumber(count))}
      linesLabel={transferText.exportLines}
      onStart={withLines => void file.start({ body: { ...filter, withLines } })}
    />
  )
}
