import FileSpreadsheet from 'lucide-react/icons/file-spreadsheet'
import Printer from 'lucide-react/icons/printer'
import { kitText } from '../../text/kit/kit.ts'
import { Button } from '../button/button.tsx'

type BookActionsProps = {
  /** Left out where the person may not take a file out. */
  onExport?: (() => void) | undefined
  printLabel: string
  mayPrint: boolean
  isBusy: boolean
  onPrint: () => void
}

/** The buttons of a book: take it out as Excel, print it. */
export function BookActions({ onExport, printLabel, mayPrint, isBusy, onPrint }: BookActionsProps) {
  return (
    <>
      {onExport && (
        <Button icon={<FileSpreadsheet />} onClick={onExport}>
          {kitText.exportExcel}
        </Button>
      )}
      <Button
        variant="primary"
        icon={<Printer />}
        keyHint="Ctrl+P"
        disabled={!mayPrint}
        busy={isBusy}
        onClick={onPrint}
      >
        {printLabel}
      </Button>
    </>
  )
}
