import { priceBookRoutes } from '@quay/contract/price-book/routes'
import type { PriceBook, PriceRow } from '@quay/contract/price-book/shapes'
import { isAllowed } from '@quay/contract/right/permission'
import { formatNumber } from '@quay/domain/text/format-number'
import CalendarClock from 'lucide-react/icons/calendar-clock'
import Columns3 from 'lucide-react/icons/columns-3'
import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import { useBranchId, useSession } from '../../api/session/session.ts'
import { useRoute } from '../../api/use-route.ts'
import { useAddress } from '../../routing/use-address.ts'
import { useListPaging } from '../../routing/use-list-paging.ts'
import { useTypedSearch } from '../../routing/use-typed-search.ts'
import { priceText } from '../../text/product/price.ts'
import { Button } from '../../ui/button/button.tsx'
import { Switch } from '../../ui/choice/switch.tsx'
import { SearchInput } from '../../ui/field/search-input.tsx'
import { useHotkey } from '../../ui/key/use-hotkey.ts'
import { Count } from '../../ui/mark/count.tsx'
import { EmptyState } from '../../ui/page/empty-state.tsx'
import { ErrorState } from '../../ui/page/error-state.tsx'
import { ListFoot } from '../../ui/page/list-foot.tsx'
import { PageHead } from '../../ui/page/page-head.tsx'
import { Skeleton } from '../../ui/page/skeleton.tsx'
import { Menu } from '../../ui/popup/menu.tsx'
import { Dialog } from '../../ui/window/dialog.tsx'
import { ExcelMenu } from '../excel/shared/excel-menu.tsx'
import { GroupFilter } from '../product/shared/group-filter.tsx'
import { BookSheet } from './book-sheet.tsx'
import { BookHead, GeneralHead } from './column-head.tsx'
import { FormulaDialog } from './formula-dialog.tsx'
import { columnsOf, type PriceColumn } from './grid-column.ts'
import { PlannedRows } from './planned-rows.tsx'
import { PriceTable } from './price-table.tsx'
import { UnitSheet } from './unit-sheet.tsx'
import { useCellEdit } from './use-cell-edit.ts'

const pageSize = 40
const mostColumns = 8

type Task =
  | { do: 'add' | 'plans' }
  | { do: 'edit'; book: PriceBook }
  | { do: 'formula'; book: PriceBook | null }
  | { do: 'unit'; row: PriceRow }

/** Prices of all goods, unit by unit: the general list and the chosen books side by side. Filters in the address. */
export default function PriceSetting() {
  const { rights } = useSession()
  const branchId = useBranchId()
  const { query, change } = useAddress()
  const search = useTypedSearch()
  const [task, setTask] = useState<Task | null>(null)
  const may = (action: 'create' | 'update') => isAllowed(rights, { model: 'price_setting', action })
  const seesCost = isAllowed(rights, { model: 'cost', action: 'read' })
  const showsMargin = seesCost && query.margin === '1'

  const books = useRoute(priceBookRoutes.list, { query: { branchId } }).data?.items ?? []
  const known = books.map(({ id }) => id)
  const chosen = (query.books?.split(',').filter(id => known.includes(id)) ?? known).slice(0, mostColumns)
  const columns = columnsOf(books, chosen, priceText.general)
  const filter = {
    ...(query.keyword && { keyword: query.keyword }),
    ...(query.groupId && { groupId: query.groupId }),
  }
  const shown = { ...filter, ...(seesCost && query.belowCost === 'true' && { belowCost: 'true' as const }) }
  const asked = {
    query: {
      branchId,
      limit: pageSize,
      ...shown,
      ...(chosen.length > 0 && { bookIds: chosen.join(',') }),
      ...(query.cursor && { cursor: query.cursor }),
    },
  }
  const grid = useRoute(priceBookRoutes.grid, asked)
  const { withOwn, save, undo } = useCellEdit()
  const rows = withOwn(grid.data?.items ?? [])
  const paging = useListPaging(grid.data?.nextCursor)
  useHotkey({ id: 'price.undo', key: 'Ctrl+Z', label: priceText.undo, scope: priceText.title }, undo)
  const close = () => setTask(null)
  const total = grid.data?.totalItem ?? undefined

  const show = (id: string, isOn: boolean) =>
    change({ books: (isOn ? [...chosen, id] : chosen.filter(other => other !== id)).join(',') || 'none' })
  const head = (column: PriceColumn) => {
    const book = books.find(({ id }) => id === column.bookId)
    return book ? (
      <BookHead
        book={book}
        mayEdit={may('update')}
        onEdit={() => setTask({ do: 'edit', book })}
        onFormula={() => setTask({ do: 'formula', book })}
        onHide={() => show(book.id, false)}
      />
    ) : (
      <GeneralHead
        name={column.name}
        onFormula={column.bookId === null && may('update') ? () => setTask({ do: 'formula', book: null }) : null}
      />
    )
  }
  return (
    <div className="flex h-full min-h-96 flex-col max-sm:h-auto">
      <PageHead
        title={priceText.title}
        meta={total !== undefined && <Count value={total} />}
        actions={
          <>
            <ExcelMenu
              to="/products/price-setting/excel"
              kinds={['price']}
              of="prices"
              narrowed={Object.keys(shown).length > 0 ? { filter: shown, count: total } : null}
            />
            <Button icon={<CalendarClock />} onClick={() => setTask({ do: 'plans' })}>
              {priceText.plans}
            </Button>
            {may('create') && (
              <Button variant="primary" icon={<Plus />} onClick={() => setTask({ do: 'add' })}>
                {priceText.addBook}
              </Button>
            )}
          </>
        }
      />
      <section
        aria-label={priceText.title}
        className="flex min-h-0 flex-1 flex-col overflow-hidden rounded-3 border border-line bg-surface"
      >
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2 px-4 py-2 max-md:px-3">
          <SearchInput
            {...search}
            label={priceText.find}
            shortcut="/"
            className="max-w-72 flex-1 basis-52 max-sm:max-w-none"
          />
          <GroupFilter
            value={query.groupId ?? null}
            onChange={groupId => change({ groupId: groupId ?? undefined, cursor: undefined })}
          />
          {seesCost && (
            <>
              <Switch
                checked={showsMargin}
                onChange={event => change({ margin: event.target.checked ? '1' : undefined })}
              >
                {priceText.showMargin}
              </Switch>
              <Switch
                checked={query.belowCost === 'true'}
                onChange={event => change({ belowCost: event.target.checked ? 'true' : undefined, cursor: undefined })}
              >
                {priceText.belowCost}
              </Switch>
            </>
          )}
          {books.length > 0 && (
            <span className="ml-auto">
              <Menu
                label={priceText.columns}
                trigger={<Button icon={<Columns3 />}>{priceText.columns}</Button>}
                entries={books.map(book => ({
                  id: book.id,
                  label: book.name,
                  checked: chosen.includes(book.id),
                  onCheckedChange: isOn => show(book.id, isOn),
                }))}
              />
            </span>
          )}
        </div>
        {showsMargin && <p className="px-4 pb-2 text-12 text-ink-3 max-md:px-3">{priceText.marginLegend}</p>}
        <div className="min-h-0 flex-1 overflow-auto">
          {grid.error && !grid.data ? (
            <ErrorState traceId={grid.error.requestId} onRetry={() => void grid.refetch()}>
              {grid.error.message}
            </ErrorState>
          ) : grid.isPending ? (
            <div className="p-4">
              <Skeleton lines={8} />
            </div>
          ) : rows.length === 0 ? (
            <EmptyState title={priceText.emptyTitle}>{priceText.emptyHint}</EmptyState>
          ) : (
            <PriceTable
              rows={rows}
              columns={columns}
              seesCost={seesCost}
              showsMargin={showsMargin}
              mayEdit={may('update')}
              head={head}
              onSave={save}
              onOpen={row => setTask({ do: 'unit', row })}
            />
          )}
        </div>
        {rows.length > 0 && (
          <ListFoot paging={paging}>
            {total !== undefined ? priceText.counted(formatNumber(total)) : priceText.many}
            {may('update') && <span className="max-md:hidden"> · {priceText.keys}</span>}
          </ListFoot>
        )}
      </section>
      {task?.do === 'add' && <BookSheet books={books} onClose={close} onMade={id => show(id, true)} />}
      {task?.do === 'edit' && <BookSheet book={task.book} books={books} onClose={close} />}
      {task?.do === 'formula' && (
        <FormulaDialog book={task.book} books={books} filter={filter} seesCost={seesCost} onClose={close} />
      )}
      {task?.do === 'unit' && <UnitSheet row={task.row} columns={columns} onClose={close} />}
      {task?.do === 'plans' && (
        <Dialog
          size="lg"
          onClose={close}
          title={priceText.plans}
          description={priceText.plansHint}
          actions={<Button onClick={close}>{priceText.close}</Button>}
        >
          <PlannedRows mayEdit={may('update')} />
        </Dialog>
      )}
    </div>
  )
}
