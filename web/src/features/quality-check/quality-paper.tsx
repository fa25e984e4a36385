import { type QualityCheck, storageItems } from '@quay/contract/quality-check/shapes'
import { formatDate } from '@quay/domain/text/format-date'
import { formatNumber } from '@quay/domain/text/format-number'
import { useIssuer } from '../../api/session/use-issuer.ts'
import { qualityText } from '../../text/stock/quality-check.ts'
import { PaperIssuer, PaperLine, PaperSignatures } from '../../ui/paper/paper.tsx'
import { lotColumns, type PaperColumn, PaperRows } from '../../ui/paper/paper-rows.tsx'
import { PrintArea } from '../../ui/paper/print-area.tsx'
import { groupItems } from './group-items.ts'
import { monthOf } from './month-of.ts'

const { paper, storageChoices: words } = qualityText
const [number, shelf, product, lot, expiry, unit, quantity, result, note] = paper.columns

type Item = QualityCheck['items'][number]

const columns: ReadonlyArray<PaperColumn<Item>> = [
  { head: number, look: 'center', cell: (_, place) => place + 1 },
  { head: shelf, cell: item => item.position },
  { head: product, cell: item => item.productName },
  ...lotColumns<Item>(lot, expiry),
  { head: unit, cell: item => item.baseUnit },
  { head: quantity, look: 'figure', cell: item => formatNumber(item.quantity) },
  { head: result, cell: item => item.result && qualityText.results[item.result] },
  { head: note, cell: item => item.note },
]

/** The form of the month as it is filed: how goods are kept, every lot by shelf with what was seen, and who signs. */
export function QualityPaper({ form }: { form: QualityCheck }) {
  const issuer = useIssuer(form.branchId)
  const items = groupItems(form.items, 'shelf').flatMap(group => group.items)
  return (
    <PrintArea className="text-12 [page:wide]">
      <PaperIssuer lines={issuer.lines} />
      <h1 className="mt-4 text-center text-20">{paper.title}</h1>
      <p className="text-center">
        {paper.month} {monthOf(form.month)} · {paper.number} {form.code} · {formatDate(form.businessDay)}
      </p>
      <p className="mt-3">
        {paper.inspectors}: {form.inspectors ?? form.postedByName ?? form.createdByName}
      </p>
      <p>
        {paper.storage}:{' '}
        {storageItems
          .map(item => {
            const seen = form.storage[item]
            return `${qualityText.storageItems[item]}: ${words[seen == null ? 'unseen' : seen ? 'yes' : 'no'].toLowerCase()}`
          })
          .join('; ')}
        {form.storageNote && `. ${form.storageNote}`}
      </p>
      <PaperRows columns={columns} rows={items} />
      <p className="mt-2">{paper.sum(formatNumber(form.lineCount), formatNumber(form.failedCount))}</p>
      <PaperLine label={qualityText.note}>{form.note}</PaperLine>
      <PaperSignatures who={paper.signatures} hint={paper.sign} />
    </PrintArea>
  )
}
