import Columns3 from 'lucide-react/icons/columns-3'
import { kitText } from '../text/kit.ts'
import type { Column } from './column.ts'
import { IconButton } from './icon-button.tsx'
import { Menu } from './menu.tsx'

type ColumnChooserProps<Row> = {
  columns: ReadonlyArray<Column<Row>>
  isShown: (column: Column<Row>) => boolean
  onShow: (columnId: string, shown: boolean) => void
}

/** The button that turns columns on and off. */
export function ColumnChooser<Row>({ columns, isShown, onShow }: ColumnChooserProps<Row>) {
  const entries = columns
    .filter(column => !column.fixed)
    .map(column => ({
      id: column.id,
      label: column.header,
      checked: isShown(column),
      onCheckedChange: (shown: boolean) => onShow(column.id, shown),
    }))
  return (
    <Menu
      label={kitText.columns}
      trigger={<IconButton label={kitText.chooseColumns} icon={<Columns3 />} tooltip={false} />}
      entries={entries}
    />
  )
}
