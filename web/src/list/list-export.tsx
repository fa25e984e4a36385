import { formatNumber } from '@quay/domain/text/format-number'
import FileSpreadsheet from 'lucide-react/icons/file-spreadsheet'
import { useState } from 'react'
import type { CallInput } from '../api/client.ts'
import { useListExport } from '../api/use-list-export.ts'
import { kitText } from '../text/kit/kit.ts'
import { listText } from '../text/kit/list.ts'
import { Button } from '../ui/button/button.tsx'
import { Checkbox } from '../ui/choice/checkbox.tsx'
import { ExportDialog } from '../ui/window/export-dialog.tsx'
import type { FileRoute, ListWords } from './define-list.ts'
import { takenBy } from './use-list.ts'

type ListExportProps<Filter extends object> = {
  route: FileRoute
  words: ListWords<Filter>
  /** What the list is asked for. */
  filter: Filter
  /** How many rows the filter finds; null where they are too many to count, undefined where the list does not count them. */
  count: number | null | undefined
}

/** The button that writes the whole filter of a list to an Excel file; nothing for a person without the right. */
export function ListExport<Filter extends object>({ route, words, filter, count }: ListExportProps<Filter>) {
  const file = useListExport(route)
  const [withLines, setWithLines] = useState(true)
  const { exportTitle: title = listText.exportOf(words.title), exportHint = listText.exportHint, exportLines } = words
  if (!file.mayExport) return null
  const body = { ...takenBy(route, filter), ...(exportLines && { withLines }) }
  return (
    <>
      <Button icon={<FileSpreadsheet />} disabled={count === 0} onClick={file.open}>
        {kitText.exportExcel}
      </Button>
      {file.isOpen && (
        <ExportDialog
          title={typeof title === 'string' ? title : title(filter)}
          description={exportHint(rowsIn(count))}
          state={file.state}
          onStart={() => void file.start({ body } as CallInput<FileRoute>)}
          onCancel={file.cancel}
          onClose={file.close}
          onLater={() => file.later(words.title, { body } as CallInput<FileRoute>)}
        >
          {exportLines && (
            <Checkbox checked={withLines} onChange={event => setWithLines(event.target.checked)}>
              {exportLines}
            </Checkbox>
          )}
        </ExportDialog>
      )}
    </>
  )
}

/** "Hơn 10.000" is said only of a list that was counted so far. */
function rowsIn(count: number | null | undefined): string {
  if (count === undefined) return listText.allRows
  return count === null ? listText.manyRows : formatNumber(count)
}
