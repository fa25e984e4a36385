import { stockValueRoutes } from '@quay/contract/stock-value'
import { formatDate } from '@quay/domain/text/format-date'
import type { CallInput } from '../../api/client.ts'
import { useExportFile } from '../../api/use-export-file.ts'
import { stockValueText } from '../../text/stock-value.ts'
import { ExportDialog } from '../../ui/export-dialog.tsx'
import { toast } from '../../ui/toast.ts'

type ExportValueProps = {
  asked: CallInput<typeof stockValueRoutes.export>['body'] & { day: string }
  /** How many products, in words. */
  count: string
  onClose: () => void
}

/** What the stock was worth on the day of the screen as an Excel file. */
export function ExportValue({ asked, count, onClose }: ExportValueProps) {
  const { state, start, cancel } = useExportFile(stockValueRoutes.export, () => {
    toast.success(stockValueText.exported)
    onClose()
  })
  return (
    <ExportDialog
      title={stockValueText.exportTitle(formatDate(asked.day))}
      description={stockValueText.exportHint(count)}
      state={state}
      onStart={() => void start({ body: asked })}
      onCancel={cancel}
      onClose={onClose}
    />
  )
}
