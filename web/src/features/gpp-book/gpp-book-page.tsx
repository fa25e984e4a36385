import { type BookRow, mostShown } from '@quay/contract/book/shapes'
import { gppBookRoutes } from '@quay/contract/gpp-book/routes'
import { type GppBook, gppBooks, type NoteKind, noteKinds } from '@quay/contract/gpp-book/shapes'
import { isAllowed } from '@quay/contract/right/permission'
import { bookPeriods, readBookPeriod } from '@quay/domain/book/book-period'
import { bookLines, pharmacyLines } from '@quay/domain/book/gpp-book-head'
import { gppFormsOf } from '@quay/domain/book/gpp-forms'
import { formatNumber } from '@quay/domain/text/format-number'
import { useParams } from '@tanstack/react-router'
import Plus from 'lucide-react/icons/plus'
import { type ReactNode, useState } from 'react'
import { useBranchId, useSession } from '../../api/session/session.ts'
import { useBusinessDay } from '../../api/session/use-business-day.ts'
import { useAction } from '../../api/use-action.ts'
import { useListExport } from '../../api/use-list-export.ts'
import { useRoute } from '../../api/use-route.ts'
import { usePaper } from '../../document/use-paper.ts'
import { useWaitingPress } from '../../document/use-waiting-press.ts'
import { productEntity } from '../../list/entities.ts'
import { DocumentLink } from '../../routing/document-link.tsx'
import { useAddress } from '../../routing/use-address.ts'
import { gppBookText } from '../../text/stock/gpp-book.ts'
import { Button } from '../../ui/button/button.tsx'
import { TextLink } from '../../ui/button/text-link.tsx'
import { Combobox } from '../../ui/choice/combobox.tsx'
import { Select } from '../../ui/choice/select.tsx'
import { DateInput } from '../../ui/date/date-input.tsx'
import { useHotkey } from '../../ui/key/use-hotkey.ts'
import { Note } from '../../ui/mark/note.tsx'
import { DetailPage } from '../../ui/page/detail-page.tsx'
import { ErrorState } from '../../ui/page/error-state.tsx'
import { Skeleton } from '../../ui/page/skeleton.tsx'
import { BookActions } from '../../ui/paper/book-actions.tsx'
import { BookCard } from '../../ui/paper/book-card.tsx'
import { BookPaper } from '../../ui/paper/book-paper.tsx'
import { ExportDialog } from '../../ui/window/export-dialog.tsx'
import { FinishNote } from './finish-note.tsx'
import { NoteSheet } from './note-sheet.tsx'

const crumbs = [{ label: gppBookText.title, to: '/products/gpp-book' }]

/** One book of the pharmacy in its form: looked through, printed, taken out as Excel; of short forms a line is added here. */
export default function GppBookPage() {
  const { book: named } = useParams({ strict: false }) as { book: string }
  const book = gppBooks.find(one => one === named.toUpperCase()) ?? 'CONTROLLED'
  const branchId = useBranchId()
  const today = useBusinessDay()
  const { rights } = useSession()
  const { query, change } = useAddress()
  const paper = usePaper<'book'>()
  const period = readBookPeriod(query.period) ?? readBookPeriod(usualPeriod(book, today))!
  const productId = book === 'CONTROLLED' ? query.productId : undefined
  const asked = { branchId, book, from: period.from, to: period.to, ...(productId && { productId }) }
  const { data, error, refetch, isPlaceholderData } = useRoute(gppBookRoutes.read, { query: asked })
  const note = useAction(gppBookRoutes.print, { onDone: () => paper.print('book') })
  const file = useListExport(gppBookRoutes.export)
  const product = productEntity.useOption(productId)
  const [isAdding, setAdding] = useState(false)
  const [open, setOpen] = useState<string | null>(null)
  const kind = noteKinds.find(one => one === book)
  const form = data && gppFormsOf[data.form]
  const mayPrint = form !== undefined && !data?.isCut && !isPlaceholderData
  const { press, isWaiting } = useWaitingPress({
    isReady: mayPrint,
    isRefused: error !== null || (data !== undefined && !isPlaceholderData && !mayPrint),
    act: () => note.mutate({ body: asked }),
  })
  useHotkey({ id: 'gpp-book.print', key: 'Ctrl+P', label: gppBookText.print, scope: gppBookText.title }, press)
  const periods = bookPeriods(today, book === 'FORM_06')
  const isListed = periods.some(({ value }) => value === period.value)
  const mayNote = kind !== undefined && isAllowed(rights, gppBookRoutes.addNote.permission)
  return (
    <DetailPage
      title={gppBookText.books[book]}
      crumbs={crumbs}
      actions={
        <>
          {mayNote && (
            <Button icon={<Plus />} onClick={() => setAdding(true)}>
              {gppBookText.note.add[kind]}
            </Button>
          )}
          <BookActions
            onExport={file.mayExport ? file.open : undefined}
            printLabel={gppBookText.print}
            mayPrint={mayPrint}
            isBusy={note.isPending || isWaiting}
            onPrint={press}
          />
        </>
      }
    >
      <div className="flex flex-wrap items-center gap-2">
        <Select
          label={gppBookText.period}
          className="w-48 max-sm:w-full"
          value={period.value}
          options={[...(isListed ? [] : [period]), ...periods].map(({ value, label }) => ({ value, label }))}
          onChange={value => change({ period: value })}
        />
        {book === 'CONTROLLED' && (
          <DateInput
            aria-label={gppBookText.day}
            placeholder={gppBookText.day}
            className="w-36! max-sm:w-full!"
            value={period.from === period.to ? period.from : null}
            max={today}
            today={today}
            onChange={day => change({ period: day ?? undefined })}
          />
        )}
        {book === 'CONTROLLED' && (
          <Combobox
            label={gppBookText.product}
            placeholder={gppBookText.anyProduct}
            className="w-72! max-sm:w-full!"
            value={product}
            options={productEntity.find}
            onChange={option => change({ productId: option?.value })}
          />
        )}
      </div>
      {error ? (
        <ErrorState title={error.message} traceId={error.requestId} onRetry={() => void refetch()} />
      ) : !data || !form ? (
        <Skeleton lines={10} />
      ) : (
        <>
          {data.isCut && <Note tone="warning">{gppBookText.cut(formatNumber(mostShown))}</Note>}
          {data.form === 'CONTROLLED_ALL' && <Note>{gppBookText.allNote}</Note>}
          <BookCard
            form={form}
            rows={data.rows}
            lines={data.lines}
            noRows={gppBookText.noRows}
            region={gppBookText.region}
            isOld={isPlaceholderData}
            link={(row, words) => linkOf(row, words, period.value, mayNote ? setOpen : undefined)}
          />
          {paper.printing && (
            <BookPaper form={form} keeper={pharmacyLines(data)} lines={bookLines(data)} rows={data.rows} />
          )}
        </>
      )}
      {isAdding && <NoteSheet kind={kind as NoteKind} onClose={() => setAdding(false)} onDone={() => void refetch()} />}
      {open !== null && <FinishNote id={open} onClose={() => setOpen(null)} onDone={() => void refetch()} />}
      {file.isOpen && (
        <ExportDialog
          title={gppBookText.exportTitle(gppBookText.books[book])}
          description={gppBookText.exportHint(period.label)}
          state={file.state}
          onStart={() => void file.start({ body: asked })}
          onCancel={file.cancel}
          onClose={file.close}
          onLater={() => file.later(gppBookText.exportTitle(gppBookText.books[book]), { body: asked })}
        />
      )}
    </DetailPage>
  )
}

/** This month; of the report to the authority the half of a year before. */
function usualPeriod(book: GppBook, today: string): string {
  if (book !== 'FORM_06') return today.slice(0, 7)
  const year = Number(today.slice(0, 4))
  return today.slice(5) < '07-01' ? `${year - 1}-H2` : `${year}-H1`
}

/** The first words of a row as a way to what it is: a document, the book of a medicine, a note that waits for its result. */
function linkOf(
  { opens }: BookRow,
  words: string,
  period: string,
  finish: ((id: string) => void) | undefined,
): ReactNode {
  if (opens === null) return words
  if (opens.kind === 'controlled-book')
    return <TextLink to={`/products/gpp-book/controlled?period=${period}&productId=${opens.id}`}>{words}</TextLink>
  if (opens.kind !== 'open-note') return <DocumentLink kind={opens.kind} id={opens.id} code={words} />
  if (!finish) return words
  return (
    <Button variant="link" onClick={() => finish(opens.id)}>
      {words} · {gppBookText.note.finish}
    </Button>
  )
}
