import { gppBookRoutes } from '@quay/contract/gpp-book/routes'
import { type GppBook, gppBooks } from '@quay/contract/gpp-book/shapes'
import { isAllowed } from '@quay/contract/right/permission'
import type { Answer } from '@quay/contract/route'
import { bookPeriods, readBookPeriod } from '@quay/domain/book/book-period'
import { formatDate } from '@quay/domain/text/format-date'
import { formatNumber } from '@quay/domain/text/format-number'
import PenLine from 'lucide-react/icons/pen-line'
import { useBranchId, useSession } from '../../api/session/session.ts'
import { useBusinessDay } from '../../api/session/use-business-day.ts'
import { useAction } from '../../api/use-action.ts'
import { useRoute } from '../../api/use-route.ts'
import { ReadTable } from '../../list/read-table.tsx'
import { useAddress } from '../../routing/use-address.ts'
import { useMayOpen } from '../../routing/use-may-open.ts'
import { gppBookText } from '../../text/stock/gpp-book.ts'
import { Button } from '../../ui/button/button.tsx'
import { TextLink } from '../../ui/button/text-link.tsx'
import { Select } from '../../ui/choice/select.tsx'
import { DateTimeText } from '../../ui/date/date-time-text.tsx'
import { Card } from '../../ui/page/card.tsx'
import { DetailPage } from '../../ui/page/detail-page.tsx'
import { toast } from '../../ui/popup/toast.ts'
import type { Column } from '../../ui/table/column.ts'
import { figureColumn, textColumn, titleColumn } from '../../ui/table/columns.tsx'

type Overview = Answer<typeof gppBookRoutes.overview>
type Entry = Overview['items'][number]
const { columns: names } = gppBookText

/** Where a book is that has a screen of its own. */
const places: Record<Exclude<Entry['book'], GppBook>, (from: string, to: string) => string> = {
  PURCHASE: (from, to) => `/products/import/acceptance?from=${from}&to=${to}`,
  QUALITY: () => '/products/quality-check',
  EXPIRY: () => '/products/lot?days=0',
  CLIMATE: () => '/products/storage-conditions',
  DISPOSAL: (from, to) => `/products/disposal?from=${from}&to=${to}`,
  INCIDENT: () => '/products/drug-incident',
}

const isOwn = (book: Entry['book']): book is GppBook => (gppBooks as readonly string[]).includes(book)

function BookName({ entry: { book }, period }: { entry: Entry; period: { value: string; from: string; to: string } }) {
  const mayOpen = useMayOpen()
  const name = gppBookText.books[book]
  const to = isOwn(book)
    ? `/products/gpp-book/${book.toLowerCase()}?period=${period.value}`
    : places[book](period.from, period.to)
  return mayOpen(to) ? <TextLink to={to}>{name}</TextLink> : name
}

function Missing({ entry: { book, missing } }: { entry: Entry }) {
  if (book === 'FORM_06') return null
  if (missing === 0) return <span className="text-ink-3">{gppBookText.nothingMissing}</span>
  return <span className="text-warning-text">{gppBookText.missing[book](formatNumber(missing))}</span>
}

const columnsOf = (period: { value: string; from: string; to: string }): ReadonlyArray<Column<Entry>> => [
  titleColumn('book', names.book, row => <BookName entry={row} period={period} />),
  figureColumn('count', names.count, row => row.book !== 'FORM_06' && formatNumber(row.count), {
    width: '110px',
    card: 'amount',
  }),
  textColumn('missing', names.missing, row => <Missing entry={row} />, { width: '220px', card: 'line2' }),
  textColumn(
    'lastPrint',
    names.lastPrint,
    row =>
      row.lastPrint ? (
        <span>
          <DateTimeText instant={row.lastPrint.at} /> · {row.lastPrint.by}
        </span>
      ) : (
        isOwn(row.book) && <span className="text-ink-3">{gppBookText.neverPrinted}</span>
      ),
    { width: '260px', card: 'line2' },
  ),
]

/** Every book that an inspector asks for: what is in it, what is missing, when it was printed; and the signature of days. */
export default function GppOverview() {
  const branchId = useBranchId()
  const today = useBusinessDay()
  const { query, change } = useAddress()
  const usual = today.slice(0, 4)
  const period = readBookPeriod(query.period) ?? readBookPeriod(usual)!
  const reading = useRoute(gppBookRoutes.overview, { query: { branchId, from: period.from, to: period.to } })
  const periods = bookPeriods(today, true)
  const isListed = periods.some(({ value }) => value === period.value)
  return (
    <DetailPage
      title={gppBookText.title}
      actions={
        <Select
          label={gppBookText.period}
          className="w-48"
          value={period.value}
          options={[...(isListed ? [] : [period]), ...periods].map(({ value, label }) => ({ value, label }))}
          onChange={value => change({ period: value === usual ? undefined : value })}
        />
      }
    >
      <p className="text-ink-2">{gppBookText.about}</p>
      <ReadTable
        label={gppBookText.title}
        rows={reading.data?.items ?? []}
        rowKey={row => row.book}
        rowLabel={row => gppBookText.books[row.book]}
        columns={columnsOf(period)}
        reading={reading}
      />
      {reading.data && <Signing signing={reading.data.signing} onSigned={() => void reading.refetch()} />}
    </DetailPage>
  )
}

const shownDays = 5

/** How far the book of narcotics, psychotropics and precursors is signed, and the button that signs the days behind. */
function Signing({ signing, onSigned }: { signing: Overview['signing']; onSigned: () => void }) {
  const branchId = useBranchId()
  const { rights } = useSession()
  const { title, through, never, unsigned, done, how, sign, signed, more } = gppBookText.signing
  const action = useAction(gppBookRoutes.sign, {
    onDone: ({ items }) => {
      toast.success(signed(formatNumber(items.length)))
      onSigned()
    },
  })
  const last = signing.unsigned.at(-1)
  if (signing.signedThrough === null && last === undefined) return null
  const days = signing.unsigned.slice(0, shownDays).map(day => formatDate(day))
  const rest = signing.unsigned.length - days.length
  if (rest > 0) days.push(more(formatNumber(rest)))
  return (
    <Card title={title}>
      <div className="grid gap-2">
        <p>{signing.signedThrough === null ? never : through(formatDate(signing.signedThrough))}</p>
        <p className={last ? 'text-warning-text' : undefined}>
          {last ? unsigned(formatNumber(signing.unsigned.length), days.join(', ')) : done}
        </p>
        <p className="text-12 text-ink-3">{how}</p>
        {last && isAllowed(rights, gppBookRoutes.sign.permission) && (
          <div>
            <Button
              icon={<PenLine />}
              busy={action.isPending}
              onClick={() => action.mutate({ body: { branchId, through: last } })}
            >
              {sign(formatDate(last))}
            </Button>
          </div>
        )}
      </div>
    </Card>
  )
}
