import type { EndOfDay } from '@quay/contract/shift/shapes'
import { formatNumber } from '@quay/domain/text/format-number'
import { DocumentLink } from '../../../routing/document-link.tsx'
import { shiftText } from '../../../text/till/shift.ts'
import { DateTimeText } from '../../../ui/date/date-time-text.tsx'
import { Money } from '../../../ui/mark/money.tsx'
import { Note } from '../../../ui/mark/note.tsx'
import { Card } from '../../../ui/page/card.tsx'
import { FigureRow } from '../../../ui/page/figure-row.tsx'
import { changesOf, fundLines, versionOf } from '../shared/about-day.ts'

const words = shiftText.day

/** Each fund with what it began with, what moved and what it ended with. */
export function FundsOfDay({ report: { funds } }: { report: EndOfDay }) {
  if (funds === null) return <Note>{words.blind}</Note>
  return funds.map(fund => (
    <Card key={fund.accountId} title={fund.name}>
      <dl className="grid gap-2">
        {fundLines(fund).map(({ label, amount, isStrong = false }) => (
          <FigureRow key={label} strong={isStrong} label={label} amount={amount ?? 0} />
        ))}
      </dl>
    </Card>
  ))
}

/** When the day was printed or closed the last time, what changed since, and by which documents. */
export function KeptOfDay({ kept, timeZone }: { kept: EndOfDay['kept']; timeZone: string }) {
  if (!kept) return null
  const version = versionOf(kept, timeZone)
  if (kept.changes.length === 0)
    return (
      <Note>
        {version}. {words.unchanged}
      </Note>
    )
  const rest = kept.documentCount - kept.documents.length
  return (
    <Card title={words.changed(formatNumber(kept.version))}>
      <p className="mb-2 text-ink-2">{version}</p>
      <ul className="grid gap-1">
        {changesOf(kept).map(change => (
          <li key={change} className="tabular-nums">
            {change}
          </li>
        ))}
      </ul>
      {kept.documents.length > 0 && (
        <ul className="mt-3 grid gap-2 border-line border-t pt-3">
          {kept.documents.map(one => (
            <li key={`${one.id} ${one.isCancel}`} className="flex flex-wrap justify-between gap-x-3">
              <span>
                <DocumentLink
                  underlined
                  kind={one.kind}
                  id={one.id}
                  code={one.isCancel ? words.cancelOf(one.code) : one.code}
                />{' '}
                <span className="text-12 text-ink-3">
                  <DateTimeText instant={one.at} />
                </span>
              </span>
              <Money amount={one.amount} />
            </li>
          ))}
        </ul>
      )}
      {rest > 0 && <p className="mt-2 text-12 text-ink-3">{words.laterRest(formatNumber(rest))}</p>}
    </Card>
  )
}
