import { inboundRoutes } from '@quay/contract/inbound'
import { isAllowed } from '@quay/contract/permission'
import { formatNumber } from '@quay/domain/text/format-number'
import FileSpreadsheet from 'lucide-react/icons/file-spreadsheet'
import { useState } from 'react'
import type { CallInput } from '../../api/client.ts'
import { useSession } from '../../api/session.ts'
import { useExportFile } from '../../api/use-export-file.ts'
import { inboundText } from '../../text/inbound.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { ExportDialog } from '../../ui/export-dialog.tsx'
import { toast } from '../../ui/toast.ts'

type ExportInboundsProps = {
  filter: CallInput<typeof inboundRoutes.export>['body']
  /** How many imports the filter finds. */
  count: number
}

/** The button that takes the imports of the list's filter out as an Excel file; nothing for somebody who may not. */
export function ExportInbounds({ filter, count }: ExportInboundsProps) {
  const { rights } = useSession()
  const [isOpen, setOpen] = useState(false)
  const [withLines, setWithLines] = useState(true)
  const { state, start, cancel } = useExportFile(inboundRoutes.export, () => {
    toast.success(inboundText.exported)
    setOpen(false)
  })
  if (!isAllowed(rights, { model: 'data_export', action: 'create' })) return null
  return (
    <>
      <Button icon={<FileSpreadsheet />} disabled={count === 0} onClick={() => setOpen(true)}>
        {inboundText.export}
      </Button>
      {isOpen && (
        <ExportDialog
          title={inboundText.exportTitle}
          description={inboundText.exportHint(formatNumber(count))}
          state={state}
          onStart={() => void start({ body: { ...filter, withLines } })}
          onCancel={cancel}
          onClose={() => setOpen(false)}
        >
          <Checkbox checked={withLines} onChange={event => setWithLines(event.target.checked)}>
            {inboundText.exportLines}
          </Checkbox>
        </ExportDialog>
      )}
    </>
  )
}
