import type { PairOfList } from '@quay/contract/contraindication/shapes'
import { contraindicationText } from '../../text/product/contraindication.ts'
import type { Column } from '../../ui/table/column.ts'
import { textColumn, titleColumn } from '../../ui/table/columns.tsx'
import { TwoLines } from '../../ui/table/two-lines.tsx'

const { columns: names } = contraindicationText

/** The columns of the list of pairs. */
export const pairColumns: ReadonlyArray<Column<PairOfList>> = [
  titleColumn('pair', names.pair, row => (
    <TwoLines title={contraindicationText.pair(row.first, row.second)} detail={row.mechanism ?? ' '} />
  )),
  textColumn('consequence', names.consequence, row => row.consequence, { width: '260px', card: 'line2' }),
  textColumn('management', names.management, row => row.management, { width: '360px', hideBelow: 'lg' }),
]
