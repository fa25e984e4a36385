import type { Transfer } from '@quay/contract/stock-transfer/shapes'
import { formatUnits } from '@quay/domain/quantity/convert-unit'
import { formatDate } from '@quay/domain/text/format-date'
import { formatNumber } from '@quay/domain/text/format-number'
import { useProfile } from '../../api/session/session.ts'
import { transferText } from '../../text/stock/transfer.ts'
import { PaperLine, PaperSignatures } from '../../ui/paper/paper.tsx'
import { lotColumns, type PaperColumn, PaperRows } from '../../ui/paper/paper-rows.tsx'
import { PrintArea } from '../../ui/paper/print-area.tsx'

const { paper } = transferText
const [number, product, lot, expiry, unit, sent, received, note] = paper.columns

type Item = Transfer['items'][number]
type Row = {
  /** Null but in the first row of a line. */
  line: { number: number; product: string } | null
  lotNumber: string
  expiryDate: string | null
  unit: string
  sent: number
  received: number | null
  note: string
}

const columns: ReadonlyArray<PaperColumn<Row>> = [
  { head: number, look: 'center', cell: ({ line }) => line?.number },
  { head: product, cell: ({ line }) => line?.product },
  ...lotColumns<Row>(lot, expiry),
  { head: unit, cell: row => row.unit },
  { head: sent, look: 'figure', cell: row => formatNumber(row.sent) },
  { head: received, look: 'figure', cell: row => row.received !== null && formatNumber(row.received) },
  { head: note, cell: row => row.note },
]

/** The slip that goes with the goods, A4: a row for each lot, what left and what arrived, and four places to sign. */
export function TransferPaper({ transfer }: { transfer: Transfer }) {
  const { store } = useProfile()
  return (
    <PrintArea className="text-12">
      <p className="font-bold text-14">{store.name}</p>
      <p>{[store.address, store.phone].filter(Boolean).join(' · ')}</p>
      <h1 className="mt-4 text-center text-20">{paper.title}</h1>
      <p className="text-center">
        {paper.number} {transfer.code} · {paper.day} {formatDate(transfer.businessDay)}
      </p>
      <p className="mt-3">
        {transferText.from}: <b>{transfer.branchName}</b>
      </p>
      <p>
        {transferText.to}: <b>{transfer.targetBranchName}</b>
      </p>
      <PaperLine label={transferText.carrier}>{transfer.carrier}</PaperLine>
      <PaperLine label={transferText.note}>{transfer.note}</PaperLine>
      {transfer.priceTotal !== null && (
        <p>
          {transferText.priceTotal}: <b>{formatNumber(transfer.priceTotal)}</b>
        </p>
      )}
      <PaperRows columns={columns} rows={transfer.items.flatMap(rowsOf)} />
      <PaperSignatures who={paper.signatures} hint={paper.sign} />
    </PrintArea>
  )
}

/** A row for each lot in base units; a draft without lots has one for the line. */
function rowsOf(item: Item, place: number): Row[] {
  const line = { number: place + 1, product: item.productName }
  if (item.lots.length === 0)
    return [
      {
        ...{ line, lotNumber: '', expiryDate: null, unit: item.unitName, sent: item.quantity, received: null },
        note: joined(priceOf(item), item.note),
      },
    ]
  return item.lots.map((lot, at) => ({
    line: at === 0 ? line : null,
    lotNumber: lot.lotNumber,
    expiryDate: lot.expiryDate,
    unit: item.units.at(-1)?.name ?? item.unitName,
    sent: lot.quantity,
    received: lot.received,
    note: joined(
      formatUnits(lot.quantity, item.units),
      lot.damaged > 0 && `${transferText.damaged} ${formatUnits(lot.damaged, item.units)}`,
      at === 0 && priceOf(item),
      lot.note,
    ),
  }))
}

const joined = (...parts: Array<string | false | null>) => parts.filter(Boolean).join(' · ')

const priceOf = ({ price, unitName }: Item) =>
  price === null ? null : `${formatNumber(price)} đ/${unitName.toLowerCase()}`
