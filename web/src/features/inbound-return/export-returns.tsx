import { inboundReturnRoutes } from '@quay/contract/inbound-return'
import { formatNumber } from '@quay/domain/text/format-number'
import type { CallInput } from '../../api/client.ts'
import { useListExport } from '../../api/use-list-export.ts'
import { inboundReturnText } from '../../text/inbound-return.ts'
import { ExportList } from '../../ui/export-list.tsx'

type ExportReturnsProps = {
  filter: CallInput<typeof inboundReturnRoutes.export>['body']
  /** How many returns the filter finds. */
  count: number
}

/** The button that takes the returns of the list's filter out as an Excel file; nothing for somebody who may not. */
export function ExportReturns({ filter, count }: ExportReturnsProps) {
  const file = useListExport(inboundReturnRoutes.export)
  return (
    <ExportList
      file={file}
      count={count}
      title={inboundReturnText.exportTitle}
      hint={inboundReturnText.exportHint(formatNumber(count))}
      linesLabel={inboundReturnText.exportLines}
      onStart={withLines => void file.start({ body: { ...filter, withLines } })}
    />
  )
}
