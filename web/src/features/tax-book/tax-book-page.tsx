import { mostShown } from '@quay/contract/book/shapes'
import { isAllowed } from '@quay/contract/right/permission'
import { taxBookRoutes } from '@quay/contract/tax-book/routes'
import { type TaxBook, type TaxForm, taxBooks } from '@quay/contract/tax-book/shapes'
import { bookPeriods, quarterValue, readBookPeriod } from '@quay/domain/book/book-period'
import { keeperLines, periodLine } from '@quay/domain/book/tax-book-head'
import { taxFormsOf } from '@quay/domain/book/tax-forms'
import { formatNumber } from '@quay/domain/text/format-number'
import { useBranchId, useSession } from '../../api/session/session.ts'
import { useBusinessDay } from '../../api/session/use-business-day.ts'
import { useAction } from '../../api/use-action.ts'
import { useListExport } from '../../api/use-list-export.ts'
import { useRoute } from '../../api/use-route.ts'
import { usePaper } from '../../document/use-paper.ts'
import { useWaitingPress } from '../../document/use-waiting-press.ts'
import { productEntity } from '../../list/entities.ts'
import { useAddress } from '../../routing/use-address.ts'
import { taxBookText } from '../../text/money/tax-book.ts'
import { Combobox } from '../../ui/choice/combobox.tsx'
import { Select } from '../../ui/choice/select.tsx'
import { useHotkey } from '../../ui/key/use-hotkey.ts'
import { Note } from '../../ui/mark/note.tsx'
import { DetailPage } from '../../ui/page/detail-page.tsx'
import { ErrorState } from '../../ui/page/error-state.tsx'
import { Skeleton } from '../../ui/page/skeleton.tsx'
import { BookActions } from '../../ui/paper/book-actions.tsx'
import { BookCard } from '../../ui/paper/book-card.tsx'
import { BookPaper } from '../../ui/paper/book-paper.tsx'
import { ExportDialog } from '../../ui/window/export-dialog.tsx'
import { BookLink } from './book-link.tsx'
import { FilingCard } from './filing-card.tsx'
import { RuleCard } from './rule-card.tsx'
import { TaxEstimate } from './tax-estimate.tsx'

const by = ['DAY', 'DOCUMENT'] as const
/** Books that have a row a day or a row a document. */
const inDays: readonly TaxBook[] = ['S1A', 'S2A', 'S2B', 'S2C', 'S2E']

/** What a book shows beside revenue needs the right to see it. */
const needs: Partial<Record<TaxBook, Parameters<typeof isAllowed>[1][]>> = {
  S2C: [
    { model: 'profit', action: 'read' },
    { model: 'cashbook', action: 'read' },
  ],
  S2D: [{ model: 'cost', action: 'read' }],
  S2E: [{ model: 'cashbook', action: 'read' }],
  YEAR_END: [
    { model: 'profit', action: 'read' },
    { model: 'cashbook', action: 'read' },
    { model: 'cost', action: 'read' },
  ],
}

/** The book that a form is of: of two faces one book. */
const bookOf = (form: TaxForm): TaxBook =>
  form === 'S2D_ALL' ? 'S2D' : form === 'DECLARATION_RATE' ? 'DECLARATION' : form

/** The books that are kept for the tax, each in its form: looked through, printed and taken out as Excel. */
export default function TaxBookPage() {
  const branchId = useBranchId()
  const today = useBusinessDay()
  const { rights } = useSession()
  const { query, change } = useAddress()
  const paper = usePaper<'book'>()
  const offered = taxBooks.filter(one => (needs[one] ?? []).every(right => isAllowed(rights, right)))
  // Which book comes first depends on how the tax is reckoned: the server knows.
  const named = offered.find(one => one === query.book)
  const period = readBookPeriod(query.period) ?? readBookPeriod(quarterValue(today))!
  const way = by.find(one => one === query.by) ?? 'DAY'
  const productId = named === 'S2D' ? query.productId : undefined
  const valuation = named === 'S2D' && query.valuation === 'AVERAGE' ? ('AVERAGE' as const) : ('LEDGER' as const)
  const asked = {
    ...{ branchId, from: period.from, to: period.to, by: way },
    ...(named && { book: named }),
    ...(productId && { productId }),
    ...(valuation === 'AVERAGE' && { valuation }),
  }
  const { data, error, refetch, isPlaceholderData } = useRoute(taxBookRoutes.read, { query: asked })
  const note = useAction(taxBookRoutes.print, { onDone: () => paper.print('book') })
  const file = useListExport(taxBookRoutes.export)
  const book = named ?? (data && bookOf(data.form))
  const product = productEntity.useOption(productId)
  const form = data && taxFormsOf[data.form]
  const mayPrint = form !== undefined && !data?.isCut && !isPlaceholderData
  const { press, isWaiting } = useWaitingPress({
    isReady: mayPrint,
    isRefused: error !== null || (data !== undefined && !isPlaceholderData && !mayPrint),
    act: () => note.mutate({ body: asked }),
  })
  useHotkey({ id: 'tax-book.print', key: 'Ctrl+P', label: taxBookText.print, scope: taxBookText.title }, press)
  // A notice may be of halves.
  const periods = bookPeriods(today, book === 'NOTICE')
  const isListed = periods.some(({ value }) => value === period.value)
  return (
    <DetailPage
      title={taxBookText.title}
      actions={
        <BookActions
          onExport={file.mayExport ? file.open : undefined}
          printLabel={taxBookText.print}
          mayPrint={mayPrint}
          isBusy={note.isPending || isWaiting}
          onPrint={press}
        />
      }
    >
      <div className="flex flex-wrap items-center gap-2">
        <Select
          label={taxBookText.book}
          className="w-72 max-sm:w-full"
          value={book ?? ''}
          options={offered.map(value => ({ value, label: taxBookText.books[value] }))}
          onChange={value =>
            // What a year is declared from is looked at as a year.
            change({ book: value, productId: undefined, ...(value === 'YEAR_END' && { period: today.slice(0, 4) }) })
          }
        />
        <Select
          label={taxBookText.period}
          className="w-40 max-sm:w-full"
          value={period.value}
          options={[...(isListed ? [] : [period]), ...periods].map(({ value, label }) => ({ value, label }))}
          onChange={value => change({ period: value })}
        />
        {book && inDays.includes(book) && (
          <Select
            label={taxBookText.by}
            className="w-56 max-sm:w-full"
            value={way}
            options={by.map(value => ({ value, label: taxBookText.byChoices[value] }))}
            onChange={value => change({ by: value === 'DAY' ? undefined : value })}
          />
        )}
        {book === 'S2D' && (
          <Select
            label={taxBookText.valuation}
            className="w-56 max-sm:w-full"
            value={valuation}
            options={(['LEDGER', 'AVERAGE'] as const).map(value => ({ value, label: taxBookText.valuations[value] }))}
            onChange={value => change({ valuation: value === 'LEDGER' ? undefined : value })}
          />
        )}
        {book === 'S2D' && (
          <Combobox
            label={taxBookText.product}
            placeholder={taxBookText.anyProduct}
            className="w-64! max-sm:w-full!"
            value={product}
            options={productEntity.find}
            onChange={option => change({ productId: option?.value })}
          />
        )}
      </div>
      {error && !data ? (
        <ErrorState title={error.message} traceId={error.requestId} onRetry={() => void refetch()} />
      ) : !data || !form ? (
        <Skeleton lines={10} />
      ) : (
        <>
          <p className="text-ink-2">
            {taxBookText.keeper(
              data.household.name,
              data.household.taxCode ?? taxBookText.noCode,
              data.household.branches.map(({ name }) => name).join(', '),
            )}
          </p>
          {data.isCut && <Note tone="warning">{taxBookText.cut(formatNumber(mostShown))}</Note>}
          {data.form === 'S2D_ALL' && <Note>{taxBookText.goodsNote}</Note>}
          {data.household.method === 'DEDUCTION' && book !== 'DECLARATION' && <Note>{taxBookText.ofHousehold}</Note>}
          <BookCard
            form={form}
            rows={data.rows}
            noRows={taxBookText.noRows}
            region={taxBookText.region}
            isOld={isPlaceholderData}
            link={(row, words) => <BookLink row={row} words={words} period={period.value} />}
          />
          {paper.printing && (
            <BookPaper
              form={form}
              keeper={keeperLines(data.household)}
              lines={[...(data.subject ? [data.subject] : []), periodLine(data)]}
              rows={data.rows}
            />
          )}
        </>
      )}
      <TaxEstimate today={today} />
      <FilingCard today={today} />
      {data?.household.method !== 'DEDUCTION' && <RuleCard />}
      {file.isOpen && book && (
        <ExportDialog
          title={taxBookText.exportTitle(taxBookText.books[book])}
          description={taxBookText.exportHint(period.label)}
          state={file.state}
          onStart={() => void file.start({ body: asked })}
          onCancel={file.cancel}
          onClose={file.close}
          onLater={() => file.later(taxBookText.exportTitle(taxBookText.books[book]), { body: asked })}
        />
      )}
    </DetailPage>
  )
}
