import { excelRoutes } from '@quay/contract/excel/routes'
import type { ExcelList } from '@quay/contract/excel/shapes'
import { excelKindText } from '@quay/domain/excel/excel-text'
import FileSpreadsheet from 'lucide-react/icons/file-spreadsheet'
import { useState } from 'react'
import type { CallInput } from '../../../api/client.ts'
import type { Narrowed } from '../../../api/narrowed.ts'
import { useBranchId, useSession } from '../../../api/session/session.ts'
import { useAskFile } from '../../../api/use-ask-file.ts'
import { useExportFile } from '../../../api/use-export-file.ts'
import { excelText } from '../../../text/product/excel.ts'
import { Button } from '../../../ui/button/button.tsx'
import { RadioGroup } from '../../../ui/choice/radio-group.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { Menu, type MenuEntry } from '../../../ui/popup/menu.tsx'
import { toast } from '../../../ui/popup/toast.ts'
import { ExportDialog } from '../../../ui/window/export-dialog.tsx'
import { mayBring, mayTakeOut } from './excel-rights.ts'
import { PriceBookChoice } from './price-book-choice.tsx'

type ExcelMenuProps = {
  /** Where the list is brought in. */
  to: string
  /** What the list can be brought in and taken out as. */
  kinds: readonly ExcelList[]
  /** The list, as the file of it calls its filter. */
  of: keyof Filters
  /** What the screen of the list is narrowed to; null: it shows all. */
  narrowed: Narrowed<Filters[keyof Filters]> | null
  /** In which order it shows them, where not in its own. */
  order?: Filters[keyof Filters]
}
type Filters = Pick<CallInput<typeof excelRoutes.export>['body'], 'products' | 'prices' | 'customers' | 'providers'>

/** Excel in and out of a list, as far as the user may; hidden for a user who may do neither. */
export function ExcelMenu({ to, kinds, of, narrowed, order }: ExcelMenuProps) {
  const { rights } = useSession()
  const [exporting, setExporting] = useState<ExcelList | null>(null)
  const out = kinds.filter(kind => mayTakeOut(rights, kind))
  const entries: MenuEntry[] = [
    ...(kinds.some(kind => mayBring(rights, kind)) ? [{ id: 'in', label: excelText.bringIn, to }] : []),
    ...out.map(kind => ({
      id: kind,
      label: out.length === 1 ? excelText.takeOut : `${excelText.takeOut}: ${outText(kind)}`,
      onSelect: () => setExporting(kind),
    })),
  ]
  if (!entries.length) return null
  return (
    <>
      <Menu
        label={excelText.menu}
        trigger={<Button icon={<FileSpreadsheet />}>{excelText.menu}</Button>}
        entries={entries}
      />
      {exporting && (
        <ExportList kind={exporting} of={of} narrowed={narrowed} order={order} onClose={() => setExporting(null)} />
      )}
    </>
  )
}

/** An export has the current stock, not the opening stock. */
const outText = (kind: ExcelList) => (kind === 'stock' ? excelText.stockByLot : excelKindText[kind])

type ExportListProps = Pick<ExcelMenuProps, 'of' | 'narrowed' | 'order'> & { kind: ExcelList; onClose: () => void }

function ExportList({ kind, of, narrowed, order, onClose }: ExportListProps) {
  const branchId = useBranchId()
  const [scope, setScope] = useState<'shown' | 'all'>('shown')
  const [priceBookId, setPriceBookId] = useState<string>()
  const { state, start, cancel } = useExportFile(excelRoutes.export, () => {
    toast.success(excelText.exported)
    onClose()
  })
  const later = useAskFile(onClose)
  const title = `${excelText.exportTitle}: ${outText(kind)}`
  const filter = scope === 'shown' && narrowed ? narrowed.filter : order
  const input = { body: { kind, branchId, ...(priceBookId && { priceBookId }), ...(filter && { [of]: filter }) } }
  return (
    <ExportDialog
      title={title}
      description={excelText.exportHint}
      state={state}
      onStart={() => void start(input)}
      onCancel={cancel}
      onClose={onClose}
      onLater={() => {
        cancel()
        later(excelRoutes.export, title, input)
      }}
    >
      {narrowed && (
        <Field label={excelText.scope} group>
          <RadioGroup
            value={scope}
            onChange={setScope}
            options={[
              { value: 'shown', label: excelText.scopeShown(excelText.counted[kind](narrowed.count)) },
              { value: 'all', label: excelText.scopeAll },
            ]}
          />
        </Field>
      )}
      {kind === 'price' && <PriceBookChoice value={priceBookId} onChange={setPriceBookId} />}
    </ExportDialog>
  )
}
