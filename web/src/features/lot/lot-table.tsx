import { lotRoutes } from '@quay/contract/lot/routes'
import type { ShelfLot } from '@quay/contract/lot/shapes'
import { isAllowed } from '@quay/contract/right/permission'
import { type ReactNode, useState } from 'react'
import type { CallInput } from '../../api/client.ts'
import { useBranchId, useSession } from '../../api/session/session.ts'
import { useBusinessDay } from '../../api/session/use-business-day.ts'
import { useRoutePages } from '../../api/use-route-pages.ts'
import { kitText } from '../../text/kit/kit.ts'
import { listText } from '../../text/kit/list.ts'
import { Button } from '../../ui/button/button.tsx'
import type { Column } from '../../ui/table/column.ts'
import { figureColumn } from '../../ui/table/columns.tsx'
import { DataTable } from '../../ui/table/data-table.tsx'
import { useRowHeight } from '../../ui/table/use-row-height.ts'
import { ChangeExpiry } from './change-expiry.tsx'
import { ChangeLotState } from './change-lot-state.tsx'
import { lotColumns } from './lot-columns.tsx'
import { LotMenu, type LotTask } from './lot-menu.tsx'
import { MoveLot } from './move-lot.tsx'

const pageSize = 100

type LotTableProps = {
  label: string
  /** Which lots of the branch. */
  query: Omit<NonNullable<CallInput<typeof lotRoutes.list>['query']>, 'branchId' | 'limit'>
  withProduct: boolean
  empty: ReactNode
  /** What can be done with ticked lots; left out, none can be ticked. */
  bulk?: (lots: readonly ShelfLot[], clear: () => void) => ReactNode
}

const keyOf = (lot: ShelfLot) => `${lot.id}.${lot.bucket}`

/** Lots on the shelves of the branch, with what can be done with each. */
export function LotTable({ label, query, withProduct, empty, bulk }: LotTableProps) {
  const branchId = useBranchId()
  const today = useBusinessDay()
  const { rights } = useSession()
  const [rowHeight] = useRowHeight()
  const [task, setTask] = useState<LotTask | null>(null)
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set())
  const close = () => setTask(null)
  const pages = useRoutePages(lotRoutes.list, { query: { ...query, branchId, limit: pageSize } })
  const seesCost = isAllowed(rights, { model: 'cost', action: 'read' })
  const actions: Column<ShelfLot> = figureColumn(
    'actions',
    listText.rowActions,
    lot => <LotMenu lot={lot} onTask={setTask} />,
    { width: '80px', card: 'amount' },
  )
  const chosen = pages.rows.filter(lot => picked.has(keyOf(lot)))
  return (
    <>
      {chosen.length > 0 && bulk?.(chosen, () => setPicked(new Set()))}
      <DataTable
        label={label}
        rowHeight={rowHeight}
        columns={[...lotColumns({ today, seesCost, withProduct }), actions]}
        rows={pages.rows}
        rowKey={keyOf}
        rowLabel={lot => lot.number}
        selection={bulk && { keys: picked, onChange: setPicked }}
        loading={pages.loading}
        error={pages.error && { message: pages.error.message, traceId: pages.error.requestId, onRetry: pages.retry }}
        empty={empty}
      />
      {pages.more && (
        <div className="border-line border-t px-4 py-2">
          <Button size="sm" busy={pages.loadingMore} onClick={pages.more}>
            {kitText.more}
          </Button>
        </div>
      )}
      {task?.kind === 'move' && <MoveLot lot={task.lot} onClose={close} />}
      {task?.kind === 'expiry' && <ChangeExpiry lot={task.lot} onClose={close} />}
      {task && task.kind !== 'move' && task.kind !== 'expiry' && (
        <ChangeLotState lot={task.lot} state={task.kind} onClose={close} />
      )}
    </>
  )
}
