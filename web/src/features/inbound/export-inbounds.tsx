import { inboundRoutes } from '@quay/contract/inbound'
import { formatNumber } from '@quay/domain/text/format-number'
import type { CallInput } from '../../api/client.ts'
import { useListExport } from '../../api/use-list-export.ts'
import { inboundText } from '../../text/inbound.ts'
import { ExportList } from '../../ui/export-list.tsx'

type ExportInboundsProps = {
  filter: CallInput<typeof inboundRoutes.export>['body']
  /** How many imports the filter finds. */
  count: number
}

/** The button that takes the imports of the list's filter out as an Excel file; nothing for somebody who may not. */
export function ExportInbounds({ filter, count }: ExportInboundsProps) {
  const file = useListExport(inboundRoutes.export)
  return (
    <ExportList
      file={file}
      count={count}
      title={inboundText.exportTitle}
      hint={inboundText.exportHint(formatNumber(count))}
      linesLabel={inboundText.exportLines}
      onStart={withLines => void file.start({ body: { ...filter, withLines } })}
    />
  )
}
