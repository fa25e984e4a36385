import { userLogRoutes } from '@quay/contract/user-log'
import type { CallInput } from '../../api/client.ts'
import { useExportFile } from '../../api/use-export-file.ts'
import { userLogText } from '../../text/user-log.ts'
import { ExportDialog } from '../../ui/export-dialog.tsx'
import { toast } from '../../ui/toast.ts'

type ExportLogProps = {
  filter: CallInput<typeof userLogRoutes.export>['body']
  /** How many, in words. */
  rows: string
  onClose: () => void
}

/** The log of the filter as an Excel file. */
export function ExportLog({ filter, rows, onClose }: ExportLogProps) {
  const { state, start, cancel } = useExportFile(userLogRoutes.export, () => {
    toast.success(userLogText.exported)
    onClose()
  })
  return (
    <ExportDialog
      title={userLogText.exportTitle}
      description={userLogText.exportHint(rows)}
      state={state}
      onStart={() => void start({ body: filter })}
      onCancel={cancel}
      onClose={onClose}
    />
  )
}
