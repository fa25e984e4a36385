import type { BookRow } from '@quay/contract/book/shapes'
import { DocumentLink } from '../../routing/document-link.tsx'
import { writeQuery } from '../../routing/query-text.ts'
import { TextLink } from '../../ui/button/text-link.tsx'

/** Where a row of a book leads that is no single document: lists of the days, another book. */
function placeOf({ kind, id, voucherKind }: NonNullable<BookRow['opens']>, period: string): string | undefined {
  const [from, to] = id.split('_')
  const days = new URLSearchParams({ from: from ?? '', to: to ?? '' })
  if (kind === 'sales') return `/transactions/bill?${days}`
  if (kind === 'purchases') return `/reports/provider-report/document?view=INBOUND&${days}`
  if (kind === 'payments') return `/cashbooks${writeQuery({ from, to, voucherKind })}`
  if (kind === 'goods-book') return `/cashbooks/tax-book?book=S2D&period=${period}&productId=${id}`
  return kind === 'tax-book' ? `/cashbooks/tax-book?book=${id}&period=${period}` : undefined
}

/** The first words of a row as a link to what the row adds up. */
export function BookLink({ row: { opens }, words, period }: { row: BookRow; words: string; period: string }) {
  if (opens === null) return <>{words}</>
  const place = placeOf(opens, period)
  return place === undefined ? (
    <DocumentLink kind={opens.kind} id={opens.id} code={words} />
  ) : (
    <TextLink to={place}>{words}</TextLink>
  )
}
