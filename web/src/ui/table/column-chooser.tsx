import Columns3 from 'lucide-react/icons/columns-3'
import { listText } from '../../text/kit/list.ts'
import { IconButton } from '../button/icon-button.tsx'
import { Menu, type MenuEntry } from '../popup/menu.tsx'
import type { Column } from './column.ts'
import type { RowHeight } from './use-row-height.ts'

const rowHeights = ['ordinary', 'dense'] as const
const rowHeightText: Record<RowHeight, string> = { ordinary: listText.ordinaryRows, dense: listText.denseRows }

type ColumnChooserProps<Row> = {
  columns: ReadonlyArray<Column<Row>>
  isShown: (column: Column<Row>) => boolean
  onShow: (columnId: string, shown: boolean) => void
  height: RowHeight
  onHeight: (height: RowHeight) => void
}

/** The button that turns columns on and off, and chooses how tall the rows are. */
export function ColumnChooser<Row>({ columns, isShown, onShow, height, onHeight }: ColumnChooserProps<Row>) {
  const switches: MenuEntry[] = columns
    .filter(column => !column.fixed)
    .map(column => ({
      id: column.id,
      label: column.header,
      checked: isShown(column),
      onCheckedChange: (shown: boolean) => onShow(column.id, shown),
    }))
  const heights: MenuEntry[] = rowHeights.map(one => ({
    id: `height-${one}`,
    label: rowHeightText[one],
    checked: one === height,
    onCheckedChange: () => onHeight(one),
  }))
  const entries: MenuEntry[] = [
    ...(switches.length > 0 ? [{ id: 'columns', heading: listText.columns }] : []),
    ...switches,
    ...(switches.length > 0 ? [{ id: 'line', separator: true } as const] : []),
    { id: 'heights', heading: listText.rowHeight },
    ...heights,
  ]
  return (
    <Menu
      label={listText.chooseColumns}
      trigger={<IconButton label={listText.chooseColumns} icon={<Columns3 />} tooltip={false} />}
      entries={entries}
    />
  )
}
