import type { Disposal } from '@quay/contract/disposal/shapes'
import { formatDate } from '@quay/domain/text/format-date'
import { formatDong, formatNumber } from '@quay/domain/text/format-number'
import { useIssuer } from '../../api/session/use-issuer.ts'
import { disposalText } from '../../text/stock/disposal.ts'
import { PaperIssuer, PaperLine, PaperSignatures } from '../../ui/paper/paper.tsx'
import { lotColumns, type PaperColumn, PaperRows } from '../../ui/paper/paper-rows.tsx'
import { PrintArea } from '../../ui/paper/print-area.tsx'

const { paper } = disposalText
const [number, product, registration, lot, expiry, unit, quantity, value, reason] = paper.columns

type Item = Disposal['items'][number]

/** What it cost is for those who may see it. */
const columnsOf = (document: Disposal): ReadonlyArray<PaperColumn<Item>> => [
  { head: number, look: 'center', cell: (_, place) => place + 1 },
  { head: product, cell: item => item.productName },
  { head: registration, cell: item => item.registrationNumber },
  ...lotColumns<Item>(lot, expiry),
  { head: unit, cell: item => item.unitName },
  { head: quantity, look: 'figure', cell: item => formatNumber(item.quantity) },
  ...(document.value === undefined
    ? []
    : [{ head: value, look: 'figure' as const, cell: (item: Item) => formatNumber(item.value ?? 0) }]),
  {
    head: reason,
    cell: item => [disposalText.reasons[document.reason], item.note].filter(Boolean).join(': '),
  },
]

/** The minutes of destruction: who stood by, what was destroyed and how, and places to sign. */
export function DisposalPaper({ document }: { document: Disposal }) {
  const issuer = useIssuer(document.branchId)
  const day = formatDate(document.disposedOn ?? document.businessDay)
  return (
    <PrintArea className="text-12 [page:wide]">
      <PaperIssuer lines={issuer.lines} />
      <h1 className="mt-4 text-center text-20">{paper.title}</h1>
      <p className="text-center">
        {paper.number} {document.code}
      </p>
      <p className="mt-3">{paper.today(document.place ?? issuer.address, day)}</p>
      <ol className="ml-6 list-decimal">
        <li>
          {document.createdByName}, {paper.keeper}
        </li>
        {document.witnesses.map(({ name, title }) => (
          <li key={`${name} ${title}`}>{[name, title].filter(Boolean).join(', ')}</li>
        ))}
      </ol>
      <p className="mt-2">{paper.destroyed}</p>
      <PaperRows
        columns={columnsOf(document)}
        rows={document.items}
        sum={
          document.value === undefined
            ? undefined
            : { label: paper.sum, under: value, value: formatDong(document.value) }
        }
      />
      {document.method && (
        <p className="mt-2">
          {paper.method}: {document.method}
        </p>
      )}
      <PaperLine label={disposalText.note}>{document.note}</PaperLine>
      <p className="mt-2">{paper.close}</p>
      <PaperSignatures who={paper.signatures} hint={paper.sign} />
    </PrintArea>
  )
}
