import type { AcceptedLot } from '@quay/contract/inbound/shapes'
import { formatDate } from '@quay/domain/text/format-date'
import { formatNumber } from '@quay/domain/text/format-number'
import { useIssuer } from '../../api/session/use-issuer.ts'
import { inboundText } from '../../text/buying/inbound.ts'
import { PaperIssuer, PaperSignatures } from '../../ui/paper/paper.tsx'
import { lotColumns, type PaperColumn, PaperRows } from '../../ui/paper/paper-rows.tsx'
import { PrintArea } from '../../ui/paper/print-area.tsx'

const { acceptancePaper: paper, receipt } = inboundText
const [number, day, product, registration, maker, lot, expiry, unit, quantity, source, storage, look, verdict] =
  paper.columns

const columns: ReadonlyArray<PaperColumn<AcceptedLot>> = [
  { head: number, look: 'center', cell: (_, place) => place + 1 },
  { head: day, cell: row => formatDate(row.day) },
  { head: product, cell: row => joined(row.productName, joined(row.activeIngredient, row.strength, ' ')) },
  { head: registration, cell: row => row.registrationNumber },
  { head: maker, cell: row => joined(row.manufacturer, row.country) },
  ...lotColumns<AcceptedLot>(lot, expiry),
  { head: unit, cell: row => row.unitName },
  { head: quantity, look: 'figure', cell: row => formatNumber(row.quantity) },
  { head: source, cell: row => joined(row.providerName, row.invoiceNumber) },
  { head: storage, cell: row => joined(row.storage && paper.storage[row.storage], describeArrival(row)) },
  { head: look, look: 'wide', cell: row => row.isInspected && (row.defect ?? receipt.passed) },
  {
    head: verdict,
    look: 'wide',
    cell: row => (
      <>
        {row.isInspected && <p>{row.defect ? receipt.rejected : receipt.accepted}</p>}
        {row.receiverName}
      </>
    ),
  },
]

type Part = string | null | undefined
const joined = (one: Part, other: Part, by = ', ') => [one, other].filter(Boolean).join(by)

const describeArrival = ({ arrivalTemperature }: AcceptedLot) =>
  arrivalTemperature === null ? null : receipt.onArrival(formatNumber(arrivalTemperature / 10, 1))

type AcceptancePaperProps = {
  rows: readonly AcceptedLot[]
  branchId: string
  /** The code of the one receipt that it is of; left out for the register of some days. */
  of?: string
  days?: { from: string; to: string }
}

/**
 * The register of acceptance (sổ kiểm nhập), A4 on its side: a row for each lot. Missing data of the inspection stay
 * empty, to be filled in by hand.
 */
export function AcceptancePaper({ rows, branchId, of, days }: AcceptancePaperProps) {
  const issuer = useIssuer(branchId)
  return (
    <PrintArea className="[page:wide] text-11">
      <PaperIssuer lines={issuer.lines} />
      <h1 className="mt-3 text-center text-18">{of ? `${paper.ofOne} ${of}` : paper.title}</h1>
      {days && <p className="text-center">{paper.days(formatDate(days.from), formatDate(days.to))}</p>}
      <PaperRows tight columns={columns} rows={rows} />
      <PaperSignatures who={paper.signatures} hint={inboundText.paper.sign} />
    </PrintArea>
  )
}
