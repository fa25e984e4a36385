import { Card } from '../../ui/page/card.tsx'
import type { Column } from '../../ui/table/column.ts'
import { DataTable } from '../../ui/table/data-table.tsx'

type DocumentItemsProps<Item> = {
  title: string
  /** Names the table. */
  label: string
  columns: ReadonlyArray<Column<Item>>
  items: readonly Item[]
}

/** The lines of a document that is not written any more. */
export const DocumentItems = <Item extends { id: string; productName: string }>(props: DocumentItemsProps<Item>) => (
  <Card title={props.title} padded={false} className="overflow-hidden">
    <DataTable
      label={props.label}
      columns={props.columns}
      rows={props.items}
      rowKey={item => item.id}
      rowLabel={item => item.productName}
    />
  </Card>
)
