import type { TakeBack } from '@quay/contract/take-back/shapes'
import { formatDate } from '@quay/domain/text/format-date'
import { formatNumber } from '@quay/domain/text/format-number'
import { useIssuer } from '../../api/session/use-issuer.ts'
import { takeBackText } from '../../text/bill/take-back.ts'
import { PaperIssuer, PaperLine, PaperSignatures } from '../../ui/paper/paper.tsx'
import { lotColumns, type PaperColumn, PaperRows } from '../../ui/paper/paper-rows.tsx'
import { PrintArea } from '../../ui/paper/print-area.tsx'

const { paper } = takeBackText
const [number, product, strength, registration, lot, expiry, unit, quantity] = paper.columns

type Item = TakeBack['items'][number]

const columns: ReadonlyArray<PaperColumn<Item>> = [
  { head: number, look: 'center', cell: (_, place) => place + 1 },
  { head: product, cell: item => item.productName },
  { head: strength, cell: item => item.strength },
  { head: registration, cell: item => item.registrationNumber },
  ...lotColumns<Item>(lot, expiry),
  { head: unit, cell: item => item.unitName },
  { head: quantity, look: 'figure', cell: item => formatNumber(item.quantity) },
]

const copies = [1, 2]

/** The minutes, one copy for the shop and one for the person who brought the medicines. */
export function TakeBackPaper({ document }: { document: TakeBack }) {
  return (
    <PrintArea className="text-12">
      {copies.map(place => (
        <div key={place} className={place > 1 ? 'break-before-page' : ''}>
          <Copy document={document} place={place} />
        </div>
      ))}
    </PrintArea>
  )
}

function Copy({ document, place }: { document: TakeBack; place: number }) {
  const issuer = useIssuer(document.branchId)
  const { minutes } = document
  if (!minutes) return null
  const { personName, identityNumber, personAddress, personPhone, patientName, reason, recordedByName } = minutes
  return (
    <>
      <PaperIssuer lines={issuer.lines} />
      <p className="text-right italic">{paper.copy(place)}</p>
      <h1 className="mt-4 text-center text-16">{paper.heading}</h1>
      <p className="text-center">
        {paper.number} {document.code}
      </p>
      {document.isCancelled && <p className="text-center font-bold">{paper.cancelled}</p>}
      <p className="mt-3">{paper.today(formatDate(document.businessDay), issuer.address)}</p>
      <PaperLine label={paper.giver} strong>
        {personName}
      </PaperLine>
      <PaperLine label={takeBackText.identity}>{identityNumber}</PaperLine>
      <PaperLine label={takeBackText.address}>{personAddress}</PaperLine>
      <PaperLine label={takeBackText.phone}>{personPhone}</PaperLine>
      <PaperLine label={takeBackText.patient}>{patientName}</PaperLine>
      <PaperLine label={paper.taker} strong>
        {paper.takenBy(recordedByName, issuer.lines[0])}
      </PaperLine>
      <p className="mt-2">{paper.goods}</p>
      <PaperRows columns={columns} rows={document.items} />
      <div className="mt-2">
        <PaperLine label={takeBackText.reason}>{reason}</PaperLine>
        <p>{paper.shelf}</p>
        <p>{paper.copies}</p>
      </div>
      <PaperSignatures who={paper.signatures} hint={paper.sign} />
    </>
  )
}
