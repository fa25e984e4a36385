import { documentFlagRoutes } from '@quay/contract/document-flag/routes'
import { defineList } from '../../list/define-list.ts'
import { ListScreen } from '../../list/list-screen.tsx'
import { useList } from '../../list/use-list.ts'
import { documentFlagText } from '../../text/bill/document-flag.ts'
import { flagColumns } from './flag-columns.tsx'
import { flagFilters } from './flag-filters.ts'
import { SettleFlag } from './shared/settle-flag.tsx'

const flags = defineList({
  id: 'document-flag',
  words: documentFlagText,
  route: documentFlagRoutes.list,
  ofBranch: true,
  filters: flagFilters,
  columns: [],
  exported: documentFlagRoutes.export,
  rowLabel: row => row.documentCode,
})

/** What sales and returns without the network broke: the store took them as they happened, and somebody looks at each. */
export default function FlagList() {
  const list = useList(flags)
  return (
    <ListScreen
      list={list}
      columns={flagColumns}
      mayEdit={false}
      sheet={(flag, close) => flag && <SettleFlag flag={flag} onClose={close} />}
    />
  )
}
