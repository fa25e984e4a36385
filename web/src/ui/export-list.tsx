import FileSpreadsheet from 'lucide-react/icons/file-spreadsheet'
import { type ComponentProps, useState } from 'react'
import { kitText } from '../text/kit.ts'
import { Button } from './button.tsx'
import { Checkbox } from './checkbox.tsx'
import { ExportDialog } from './export-dialog.tsx'

type ExportListProps = {
  /** How the file is made: `useListExport`. */
  file: {
    mayExport: boolean
    isOpen: boolean
    open: () => void
    close: () => void
    cancel: () => void
    state: ComponentProps<typeof ExportDialog>['state']
  }
  /** How many documents the filter finds. */
  count: number
  title: string
  hint: string
  linesLabel: string
  onStart: (withLines: boolean) => void
}

/** The button that takes the documents of a list's filter out as an Excel file, with or without their lines; nothing for somebody who may not. */
export function ExportList({ file, count, title, hint, linesLabel, onStart }: ExportListProps) {
  const [withLines, setWithLines] = useState(true)
  if (!file.mayExport) return null
  return (
    <>
      <Button icon={<FileSpreadsheet />} disabled={count === 0} onClick={file.open}>
        {kitText.exportExcel}
      </Button>
      {file.isOpen && (
        <ExportDialog
          title={title}
          description={hint}
          state={file.state}
          onStart={() => onStart(withLines)}
          onCancel={file.cancel}
          onClose={file.close}
        >
          <Checkbox checked={withLines} onChange={event => setWithLines(event.target.checked)}>
            {linesLabel}
          </Checkbox>
        </ExportDialog>
      )}
    </>
  )
}
